import type { Section } from "../documents/document";
import type { ImageSize } from "./area-doc";

/** A contributor's profile: English in every locale. */
export interface SpotlightPage {
  hyData: {
    /** The first section has no heading. */
    sections: Section[];
    contributorName: string;
    folderName: string;
    isFeatured: boolean;
    /** File name below the page's URL. */
    profileImg: string;
    profileImgAlt: string;
    profileImgSize: ImageSize | null;
    usernames: { github: string };
    quote: string;
  };
  short_title: string;
  pageTitle: string;
  url: string;
  renderer: "ContributorSpotlight";
}
