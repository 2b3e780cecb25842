import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { createContent, type TestContent } from "../test-content";
import { checkAsset } from "./check-asset";
import { compressImage } from "./compress-image";
import { planImages } from "./plan-images";

const SIDE = 512;

/** Pixels that hardly compress; the sequence is the same in every run. */
function createNoise(width: number, height: number): Sharp {
  let state = 1;
  const next = (): number => (state = (state * 48271) % 0x7fffffff) & 255;
  const bytes = Uint8Array.from({ length: width * height * 3 }, next);
  return sharp(bytes, { raw: { width, height, channels: 3 } });
}

/** A smooth picture with transparency. */
function createPicture(width: number, height: number): Sharp {
  const bytes = Buffer.alloc(width * height * 4);
  for (let at = 0; at < width * height; at++)
    bytes.set([(at % width) & 255, (at / width) & 255, 90, at % 2 ? 255 : 128], at * 4);
  return sharp(bytes, { raw: { width, height, channels: 4 } });
}

function createAnimation(): Sharp {
  const frame = (fill: number) => Buffer.alloc(80 * 80 * 3, fill);
  const height = 160;
  return sharp(Buffer.concat([frame(10), frame(200)]), {
    raw: { width: 80, height, channels: 3, pageHeight: 80 },
  });
}

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><!-- ${"a".repeat(900)} -->
<desc>Two</desc>

<g   id="part">   <path d="M 0.000 0.000   L 1.000 1.000"/>   </g></svg>`;

/** Images that their format could hold in less. */
const WASTEFUL: Readonly<Record<string, () => Promise<Buffer>>> = {
  "a.png": () => createPicture(64, 64).png({ compressionLevel: 0 }).toBuffer(),
  "a.jpg": () => createPicture(64, 64).jpeg({ quality: 100 }).toBuffer(),
  "a.jpeg": () => createPicture(64, 64).jpeg({ quality: 100 }).toBuffer(),
  "a.gif": async () => padGif(await createAnimation().gif().toBuffer()),
  "a.svg": () => Promise.resolve(Buffer.from(SVG)),
};

/** Adds a comment before the closing byte of a GIF. */
function padGif(gif: Buffer): Buffer {
  const block = Buffer.concat([Buffer.from([255]), Buffer.alloc(255, "x")]);
  const comment = Buffer.concat([
    Buffer.from([0x21, 0xfe]),
    block,
    block,
    Buffer.from([0]),
  ]);
  return Buffer.concat([gif.subarray(0, -1), comment, comment, gif.subarray(-1)]);
}

function createSite(name: string, content: Buffer): { site: TestContent; file: string } {
  const site = createContent({ "/en-US/docs/A": name });
  const file = join(site.root, "en-us/a", name);
  writeFileSync(file, content);
  return { site, file };
}

async function listFaults(file: string): Promise<string[]> {
  return (await checkAsset(file)).map(({ message }) => message);
}

async function planOne({ content }: TestContent): Promise<Buffer | null | undefined> {
  const { changes } = await planImages(content, null);
  return changes[0]?.after;
}

test.each(Object.keys(WASTEFUL))(
  "case 92: %s is refused with the size that it can have, and saved with it once",
  async (name) => {
    const before = (await WASTEFUL[name]?.()) ?? Buffer.alloc(0);
    const { site, file } = createSite(name, before);
    expect(await listFaults(file)).toEqual([
      expect.stringMatching(/can be compressed to \d+ KiB/),
    ]);
    expect(site.read(`en-us/a/${name}`)).toBe(before.toString("utf8"));

    const after = (await planOne(site)) ?? before;
    expect(after.length).toBeLessThan(before.length * 0.75);
    const facts = async (image: Buffer) => {
      const { format, width, height, hasAlpha } = await sharp(image).metadata();
      return { format, width, height, hasAlpha };
    };
    expect(await facts(after)).toEqual(await facts(before));
    writeFileSync(file, after);
    expect(await planOne(site)).toBeUndefined();
    expect(await listFaults(file)).toEqual([]);
  },
);

test("an image whose header promises more pixels than a browser can keep is refused", async () => {
  const bomb = await createPicture(8, 8).png().toBuffer();
  for (const at of [16, 20]) bomb.writeUInt32BE(60_000, at);
  const { file } = createSite("b.png", bomb);
  expect(await listFaults(file)).toEqual(["b.png has more than 50 million pixels"]);
});

test("case 92: a PNG keeps every pixel, an SVG its description and names", async () => {
  const png = (await WASTEFUL["a.png"]?.()) ?? Buffer.alloc(0);
  const after = (await compressImage("a.png", png)) ?? png;
  const read = (image: Buffer) => sharp(image).raw().toBuffer();
  expect((await read(after)).equals(await read(png))).toBe(true);
  const svg = String(await compressImage("a.svg", Buffer.from(SVG)));
  expect(svg).toContain("<desc>Two</desc>");
  expect(svg).toContain('id="part"');
});

test("case 93: frames, delays, loops and pixels of a GIF stay", async () => {
  const plain = createAnimation().gif({ delay: [100, 200], loop: 3 });
  const gif = padGif(await plain.toBuffer());
  const after = (await compressImage("a.gif", gif)) ?? Buffer.alloc(0);
  const facts = await sharp(after, { animated: true }).metadata();
  expect(facts).toMatchObject({ pages: 2, delay: [100, 200], loop: 3 });
  const read = (image: Buffer) => sharp(image, { animated: true }).raw().toBuffer();
  expect((await read(after)).equals(await read(gif))).toBe(true);
});

test("case 93: a JPEG is turned upright, and a WebP stays", async () => {
  const picture = createPicture(64, 32).jpeg({ quality: 100 });
  const jpeg = await picture.withMetadata({ orientation: 6 }).toBuffer();
  const turned = await sharp((await compressImage("a.jpg", jpeg)) ?? jpeg).metadata();
  expect([turned.width, turned.height, turned.orientation]).toEqual([32, 64, undefined]);
  const webp = await createPicture(64, 64).webp({ lossless: true }).toBuffer();
  expect(await compressImage("a.webp", webp)).toBeNull();
});

test("case 94: an image that is too large can be compressed below the limit", async () => {
  const picture = createPicture(SIDE, SIDE).png({ compressionLevel: 0 });
  const { site, file } = createSite("a.png", await picture.toBuffer());
  expect(await listFaults(file)).toEqual([
    expect.stringMatching(
      /is too large: 102\d KiB of 500, but can be compressed to \d+ KiB/,
    ),
  ]);
  expect((await planOne(site))?.length).toBeLessThan(500 * 1024);
});

test("case 94: noise stays too large, with or without compressing", async () => {
  const { site, file } = createSite(
    "a.png",
    await createNoise(800, 800).png().toBuffer(),
  );
  const fault = expect.stringMatching(
    /is too large: \d+ KiB of 500, even after compressing/,
  ) as string;
  expect(await listFaults(file)).toEqual([fault]);
  expect(await planOne(site)).toBeUndefined();
  expect(await listFaults(file)).toEqual([fault]);
});

test("an animated PNG, an unreadable image and one of another format stay as they are", async () => {
  const png = await createPicture(64, 64).png({ compressionLevel: 0 }).toBuffer();
  const animated = Buffer.concat([png, Buffer.from("acTL")]);
  expect(await compressImage("a.png", animated)).toBeNull();
  expect(await compressImage("a.gif", png)).toBeNull();
  expect(await compressImage("a.png", png.subarray(0, 90))).toBeNull();
  expect(await compressImage("a.txt", png)).toBeNull();
});
