/** Where behaviours have assistive technology say something (browser/announce). */
export function Announcer() {
  return (
    <div
      className="visually-hidden"
      aria-live="polite"
      data-announcer=""
      dangerouslySetInnerHTML={{ __html: "" }}
      suppressHydrationWarning
    />
  );
}
