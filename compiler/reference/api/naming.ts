import type { ApiSubject } from "./subject";

interface Naming {
  title: string;
  shortTitle?: string;
  pageType: string;
}

/** Returns title, short title and page type as is customary for pages of `Web/API`. */
export function nameApiPage(subject: ApiSubject): Naming {
  const { interfaceName, member, isWebGLExtension } = subject;
  const type = isWebGLExtension ? "webgl-extension" : "web-api";
  const scope = subject.isStatic ? "static" : "instance";
  const word = subject.isStatic ? "static " : "";
  switch (subject.kind) {
    case "interface":
      return isWebGLExtension
        ? {
            title: `${interfaceName} extension`,
            shortTitle: interfaceName,
            pageType: type,
          }
        : { title: interfaceName, pageType: "web-api-interface" };
    case "constructor":
      return {
        title: `${interfaceName}: ${member}() constructor`,
        shortTitle: `${member}()`,
        pageType: "web-api-constructor",
      };
    case "event":
      return {
        title: `${interfaceName}: ${member} event`,
        shortTitle: member,
        pageType: "web-api-event",
      };
    case "method":
      return {
        title: `${interfaceName}: ${member}() ${word}method`,
        shortTitle: `${member}()`,
        pageType: isWebGLExtension ? "webgl-extension-method" : `web-api-${scope}-method`,
      };
    case "property":
      return {
        title: `${interfaceName}: ${member} ${word}property`,
        shortTitle: member,
        pageType: `web-api-${scope}-property`,
      };
  }
}
