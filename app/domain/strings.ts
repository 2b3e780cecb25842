/** Looks up a text by its Fluent id in one locale; an unknown id throws. */
export type Translate = (id: string, args?: Record<string, string | number>) => string;
