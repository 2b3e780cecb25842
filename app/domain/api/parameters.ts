import { LOCALES } from "../locales/locale";

export interface ApiParameter {
  name: string;
  in: "query" | "path";
  /** English, plain text. */
  description: string;
  isRequired?: true;
  isRepeated?: true;
  values?: readonly string[];
  type?: "integer";
}

export const LOCALE: ApiParameter = {
  name: "locale",
  in: "path",
  isRequired: true,
  values: LOCALES,
  description: "Language of the site.",
};
export const LANGUAGE: ApiParameter = {
  name: "locale",
  in: "query",
  values: LOCALES,
  description: "Language; en-US when left out.",
};
export const SLUG: ApiParameter = {
  name: "slug",
  in: "path",
  isRequired: true,
  description: "Path after /docs/, with its slashes as they are.",
};
export const QUERY: ApiParameter = {
  name: "q",
  in: "query",
  isRequired: true,
  description: "What is searched; at most 200 bytes.",
};
export const HOST: ApiParameter = {
  name: "host",
  in: "query",
  isRequired: true,
  description: "Host of the site, such as example.com.",
};
export const PROFILE: ApiParameter = {
  name: "algorithm",
  in: "query",
  values: ["5", "6"],
  description: "Version of the tests; 6 when left out.",
};
export const PAGE: ApiParameter = {
  name: "page",
  in: "query",
  type: "integer",
  description: "Number of the page, from 1.",
};
