import type { Beard, Clothes, Hair } from './look.ts'

// Pieces of a portrait of 160 × 160. The face is about 56 wide around (80, 76), the shoulders leave it at the bottom.

export const FACE = 'M52 70c0-20 12-32 28-32s28 12 28 32c0 24-12 40-28 40S52 94 52 70z'

/** What lies behind the face and before it; `c` is the color of the hair, `d` is darker. */
export const hair: Readonly<Record<Hair, (c: string, d: string) => { back: string; front: string }>> = {
  short: c => ({
    back: '',
    front: `<path fill="${c}" d="M50 74c-4-28 10-44 31-44 22 0 34 16 29 44-3-2-4-8-5-14-8-1-17-4-23-9-6 6-16 9-27 9-1 6-2 12-5 14z"/>`,
  }),
  crop: c => ({
    back: '',
    front: `<path fill="${c}" d="M51 68c-2-22 11-34 29-34s31 12 29 34c-2-3-3-6-4-9-5-7-14-10-25-10s-20 3-25 10c-1 3-2 6-4 9z"/>`,
  }),
  side: c => ({
    back: '',
    front: `<path fill="${c}" d="M50 72c-5-30 14-44 34-43 19 1 30 15 26 43-3-3-4-9-5-14-14 1-28-2-36-10-2 6-8 10-14 12-1 5-2 9-5 12z"/>`,
  }),
  bob: c => ({
    back: `<path fill="${c}" d="M80 28c-24 0-36 17-36 40 0 18-2 30-6 38 12 5 24 5 30 2h24c6 3 18 3 30-2-4-8-6-20-6-38 0-23-12-40-36-40z"/>`,
    front: `<path fill="${c}" d="M49 74c-3-28 11-42 31-42s34 14 31 42c-4-3-6-9-7-15-6-1-40-1-48 0-1 6-3 12-7 15z"/>`,
  }),
  long: c => ({
    back: `<path fill="${c}" d="M80 28c-25 0-37 17-37 42 0 30-5 48-9 62h92c-4-14-9-32-9-62 0-25-12-42-37-42z"/>`,
    front: `<path fill="${c}" d="M49 80c-5-32 10-48 31-48s36 16 31 48c-4-6-6-12-7-19-10-1-19-6-24-14-5 8-14 13-24 14-1 7-3 13-7 19z"/>`,
  }),
  bun: c => ({
    back: `<circle fill="${c}" cx="80" cy="25" r="15"/>`,
    front: `<path fill="${c}" d="M50 74c-4-28 9-43 30-43s34 15 30 43c-3-3-4-9-5-14-6-9-14-13-25-13s-19 4-25 13c-1 5-2 11-5 14z"/>`,
  }),
  curls: c => ({
    back: `<path fill="${c}" d="M48 74c-9-4-9-16-2-20-5-10 3-19 12-18 3-10 15-13 22-7 7-6 19-3 22 7 9-1 17 8 12 18 7 4 7 16-2 20z"/>`,
    front: `<path fill="${c}" d="M50 72c-3-9-1-18 5-24 3-9 14-14 25-12 11-2 22 3 25 12 6 6 8 15 5 24-3-2-4-7-5-11-5 0-9-3-11-7-5 4-11 4-14 0-4 4-10 4-14 0-2 4-6 7-11 7-1 4-2 9-5 11z"/>`,
  }),
  afro: c => ({
    back: `<circle fill="${c}" cx="80" cy="60" r="44"/>`,
    front: `<path fill="${c}" d="M50 72c-4-26 10-38 30-38s34 12 30 38c-3-3-5-7-6-12-7-7-15-9-24-9s-17 2-24 9c-1 5-3 9-6 12z"/>`,
  }),
  bald: c => ({
    back: `<path fill="${c}" d="M47 72c-3-10 1-18 6-20v32c-3-2-5-6-6-12zM113 72c3-10-1-18-6-20v32c3-2 5-6 6-12z"/>`,
    front: '',
  }),
  waves: c => ({
    back: `<path fill="${c}" d="M80 28c-22 0-36 14-36 36 0 10-6 14-5 24 1 8-3 12-1 20 8 8 24 6 30 0h24c6 6 22 8 30 0 2-8-2-12-1-20 1-10-5-14-5-24 0-22-14-36-36-36z"/>`,
    front: `<path fill="${c}" d="M49 76c-6-28 9-44 31-44s37 16 31 44c-4-4-5-9-7-15-14 1-28-4-35-12-2 7-7 10-13 12-2 6-3 11-7 15z"/>`,
  }),
  headscarf: (c, d) => ({
    back: `<path fill="${d}" d="M106 76c10 4 14 14 12 26-8-4-13-10-15-18z"/>`,
    front: `<path fill="${c}" d="M49 70c-4-26 10-42 31-42s35 16 31 42c-8-11-18-16-31-16s-23 5-31 16z"/><path fill="none" stroke="${d}" stroke-width="2.5" stroke-linecap="round" d="M56 52c8-6 16-8 24-8s16 2 24 8"/>`,
  }),
  beanie: (c, d) => ({
    back: '',
    front: `<path fill="${c}" d="M49 62c0-24 13-38 31-38s31 14 31 38z"/><rect fill="${d}" x="46" y="52" width="68" height="13" rx="6"/>`,
  }),
  plait: c => ({
    back: `<path fill="${c}" d="M104 84c10 4 14 12 10 19 6 5 7 13 2 18 3 6 2 12-2 17l-9-3c2-6 0-10-3-14 3-6 2-11-2-15 3-6 3-13 0-20z"/>`,
    front: `<path fill="${c}" d="M50 76c-5-29 9-45 30-45s35 16 30 45c-3-4-5-9-6-15-10-1-19-6-24-14-5 8-14 13-24 14-1 6-3 11-6 15z"/>`,
  }),
}

export const beards: Readonly<Record<Beard, (c: string) => string>> = {
  none: () => '',
  stubble: c =>
    `<path fill="${c}" opacity=".28" d="M53 80c3 20 13 31 27 31s24-11 27-31c-5 8-13 9-17 7-6-3-14-3-20 0-4 2-12 1-17-7z"/>`,
  full: c =>
    `<path fill="${c}" d="M51 72c0 28 12 46 29 46s29-18 29-46c-4 10-10 15-16 13-8-3-18-3-26 0-6 2-12-3-16-13z"/>`,
  moustache: c => `<path fill="${c}" d="M80 87c-4-3-11-3-16 4 5 3 12 3 16 0 4 3 11 3 16 0-5-7-12-7-16-4z"/>`,
}

const SHOULDERS = 'M16 160c2-26 20-40 46-44l18 12 18-12c26 4 44 18 46 44z'

/** `c` is what they wear, `d` is darker, `under` is what shows below an apron. */
export const clothes: Readonly<Record<Clothes, (c: string, d: string, under: string) => string>> = {
  crew: (c, d) =>
    `<path fill="${c}" d="${SHOULDERS}"/><path fill="none" stroke="${d}" stroke-width="4" stroke-linecap="round" d="M62 117c4 10 11 15 18 15s14-5 18-15"/>`,
  collar: (c, d) =>
    `<path fill="${c}" d="${SHOULDERS}"/><path fill="${d}" d="M61 113l19 17-13 13-12-25zM99 113l-19 17 13 13 12-25z"/>`,
  roll: (c, d) =>
    `<path fill="${c}" d="${SHOULDERS}"/><path fill="${d}" d="M61 106c12 7 26 7 38 0l3 18c-14 8-30 8-44 0z"/>`,
  scarf: (c, d, under) =>
    `<path fill="${under}" d="${SHOULDERS}"/><path fill="${c}" d="M56 106c15 9 33 9 48 0 5 6 6 14 2 20-16 9-36 9-52 0-4-6-3-14 2-20z"/><path fill="${d}" d="M88 126l18-2 5 36H94z"/>`,
  apron: (c, d, under) =>
    `<path fill="${under}" d="${SHOULDERS}"/><path fill="${c}" d="M56 136h48l3 24H53z"/><path fill="none" stroke="${d}" stroke-width="5" d="M58 138l-1-21M102 138l1-21"/>`,
}
