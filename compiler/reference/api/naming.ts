import { toLeaf } from "~/domain/documents/slug";
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
        : { title: toLeaf(subject.ownerSlug), pageType: "web-api-interface" };
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
      if (subject.family) return nameFamilyPage(subject);
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

/** Names a page about several methods: `uniform methods`, `factory functions`. */
function nameFamilyPage({ interfaceName, member, isStatic }: ApiSubject): Naming {
  const words = member.replaceAll("_", " ");
  const shortTitle = words.endsWith("functions") ? words : `${words} methods`;
  return {
    title: `${interfaceName}: ${shortTitle}`,
    shortTitle,
    pageType: `web-api-${isStatic ? "static" : "instance"}-method`,
  };
}
