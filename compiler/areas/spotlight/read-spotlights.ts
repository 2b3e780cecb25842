import { basename, dirname } from "node:path";
import { z } from "zod";
import type { SpotlightPage } from "~/domain/areas/spotlight";
import { describeMissingPicture } from "../../flaws/area-sources";
import { measureImage } from "../../html/asset-folders";
import type { FinishedHtml } from "../../html/finish-context";
import { TextSchema } from "../../sources/docs/front-matter";
import type { AreaSource, AreaFindings, AreasSource, StoredArea } from "../area-source";
import {
  listFiles,
  listFilesBeside,
  readAreaFile,
  reportIn,
  toAsset,
  type AreaFile,
  type AreaReading,
} from "../read-area-file";
import { toAreaPage } from "../to-area-page";

const SPOTLIGHT_URL = "/en-US/community/spotlight";
const PICTURE = /^profile-image\.(?:jpe?g|png|webp|avif)$/i;

const ProfileSchema = z.object({
  contributor_name: TextSchema,
  folder_name: z.string().optional(),
  is_featured: z.boolean().optional(),
  img_alt: z.string().optional(),
  usernames: z
    .object({ github: z.string().regex(/^[\w-]{1,39}$/, "is no name of an account") })
    .optional(),
  quote: TextSchema.optional(),
});
type Profile = z.infer<typeof ProfileSchema>;

/** Reads one profile per folder, with its picture. */
export function readSpotlights(reading: AreaReading): AreaFindings {
  const spotlights = { pages: [] as AreaSource[], assets: [] as AreasSource["assets"] };
  for (const file of listFiles(reading.folder, reading.scan)) {
    if (basename(file) !== "index.md" || dirname(dirname(file)) !== reading.folder)
      continue;
    const profile = readAreaFile(file, ProfileSchema, reading);
    if (!profile) continue;
    const source = toSource(profile, reading);
    spotlights.pages.push(source);
    for (const asset of listFilesBeside(file, reading.scan))
      spotlights.assets.push(toAsset(asset, source.page.url, reading));
  }
  return spotlights;
}

function toSource(profile: AreaFile<Profile>, reading: AreaReading): AreaSource {
  const { data, body, firstLine, folder } = profile;
  const picture = findPicture(profile, reading);
  const url = `${SPOTLIGHT_URL}/${basename(folder)}`;
  const title = data.contributor_name ?? basename(folder);
  const page = toAreaPage(profile, { url, title });
  const pageTitle = `Contributor Spotlight - ${title} - ${reading.siteName} Web Docs`;
  return {
    kind: "spotlight",
    url,
    page,
    modified: null,
    source: { body, firstLine },
    shown: [data, picture, picture && reading.scan.get(picture)],
    toStored: (html) => toStored({ profile, picture, url, title, pageTitle }, html),
  };
}

interface Facts {
  profile: AreaFile<Profile>;
  picture: string | null;
  url: string;
  title: string;
  pageTitle: string;
}

function toStored(
  { profile: { data, folder }, picture, url, title, pageTitle }: Facts,
  html: FinishedHtml,
): StoredArea {
  const facts = {
    contributorName: title,
    isFeatured: data.is_featured ?? false,
    profileImg: picture === null ? "" : basename(picture),
    profileImgAlt: data.img_alt ?? "",
    quote: data.quote ?? "",
  };
  const page: SpotlightPage = {
    hyData: {
      sections: html.sections,
      ...facts,
      folderName: basename(folder),
      profileImgSize: measure(picture),
      usernames: { github: data.usernames?.github ?? "" },
    },
    short_title: title,
    pageTitle,
    url,
    renderer: "ContributorSpotlight",
  };
  return { facts, page };
}

function measure(picture: string | null): SpotlightPage["hyData"]["profileImgSize"] {
  const { width, height } =
    picture === null ? { width: null, height: null } : measureImage(picture);
  return width !== null && height !== null ? { width, height } : null;
}

function findPicture({ file }: AreaFile<Profile>, reading: AreaReading): string | null {
  const picture = listFilesBeside(file, reading.scan).find((path) =>
    PICTURE.test(basename(path)),
  );
  if (picture === undefined)
    reportIn(
      file,
      reading,
    )(describeMissingPicture("A profile-image.jpg", "beside the profile"));
  return picture ?? null;
}
