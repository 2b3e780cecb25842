/**
 * Pages that have a word, by their places in the collection, in order. Typed arrays, because the garbage
 * collector copies maps of ten thousand pages, and searches wait for it.
 */
export interface Occurrences {
  places: Uint32Array;
  /** Occurrences in the page, those in its title counted more. */
  weights: Uint32Array;
}

/** Lists the places whose sum is not 0, and sets all sums to 0, which the next call needs. */
export function takeSums(sums: Uint32Array): Occurrences {
  // Counted first: arrays of all places would be memory that only a collection of the whole heap frees.
  // Loops, because a callback for each of 14,000 pages takes ten times as long.
  let size = 0;
  for (const sum of sums) if (sum !== 0) size += 1;
  const places = new Uint32Array(size);
  const weights = new Uint32Array(size);
  let at = 0;
  for (let place = 0; at < size; place += 1) {
    const sum = sums[place] ?? 0;
    if (sum === 0) continue;
    places[at] = place;
    weights[at] = sum;
    at += 1;
  }
  sums.fill(0);
  return { places, weights };
}

export function intersectAll(sets: readonly Occurrences[]): Occurrences {
  const [smallest = NO_PAGES, ...others] = sets.toSorted(
    (a, b) => a.places.length - b.places.length,
  );
  return others.reduce(intersect, smallest);
}

/** Has no pages. */
const NO_PAGES: Occurrences = { places: new Uint32Array(), weights: new Uint32Array() };

/** The pages of both, with the smaller number of occurrences. */
function intersect(few: Occurrences, many: Occurrences): Occurrences {
  const places = new Uint32Array(few.places.length);
  const weights = new Uint32Array(few.places.length);
  let size = 0;
  let other = 0;
  few.places.forEach((place, at) => {
    while ((many.places[other] ?? Infinity) < place) other += 1;
    if (many.places[other] !== place) return;
    places[size] = place;
    weights[size] = Math.min(few.weights[at] ?? 0, many.weights[other] ?? 0);
    size += 1;
  });
  return { places: places.slice(0, size), weights: weights.slice(0, size) };
}

export function uniteAll(sets: readonly Occurrences[], sums: Uint32Array): Occurrences {
  const [first = NO_PAGES, ...others] = sets.filter(({ places }) => places.length > 0);
  if (others.length === 0) return first;
  for (const { places, weights } of [first, ...others])
    places.forEach((place, at) => {
      sums[place] = (sums[place] ?? 0) + (weights[at] ?? 0);
    });
  return takeSums(sums);
}
