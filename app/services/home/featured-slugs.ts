/**
 * Fallback recommendations for content without popularity data, in order. The list is longer than
 * needed, because a site may lack some pages.
 */
export const FEATURED_SLUGS: readonly string[] = [
  "Web/CSS/Reference/Selectors/:has",
  "Web/JavaScript/Guide/Using_promises",
  "Web/HTML/Reference/Elements/dialog",
  "Web/HTTP/Guides/Caching",
  "Web/API/Fetch_API/Using_Fetch",
  "Web/CSS/Guides/Grid_layout",
  "Web/HTML/Guides/Constraint_validation",
  "Web/JavaScript/Guide/Modules",
  "Learn_web_development/Core/Styling_basics/Box_model",
  "Glossary/Progressive_enhancement",
];
