import {
  Link,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
} from "@remix-run/react";

/** Loader data of the template's page. */
export interface MinimalPage {
  title: string;
  html: string;
  links: readonly { to: string; title: string }[];
}

export function Root() {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export function Page() {
  const { title, html, links } = useLoaderData<MinimalPage>();
  return (
    <div>
      <nav id="sidebar-body">
        <ul>
          {links.map(({ to, title }) => (
            <li key={to}>
              <Link to={to}>{title}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        <h1>{title}</h1>
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </main>
    </div>
  );
}
