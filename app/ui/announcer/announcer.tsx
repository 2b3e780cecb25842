/** Live region for announcements by behaviours (browser/announce). */
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
