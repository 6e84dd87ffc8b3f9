import type { SeedMaker } from './types.ts'

const maker = (name: string, line: string, portrait = name.toLowerCase()): SeedMaker => ({
  name,
  line,
  portrait: `maker-${portrait}.svg`,
})

/** People of each shop, by its slug; the first is named first. */
export const makers: Readonly<Record<string, SeedMaker[]>> = {
  'kiln-and-cove': [
    maker('Ines', 'Throws every mug and says when a handle is right.'),
    maker('Tom', 'Digs the sand, mixes the glazes, and minds the kiln.'),
  ],
  'lumen-row': [
    maker('Sanne', 'Spins the metal and draws the lamps on the back of envelopes.'),
    maker('Kofi', 'Sews the shades, and sits up with the test bench.'),
  ],
  'clearwater-glass': [
    maker('Marta', 'Gathers the glass and has the last word on color.'),
    maker('Jonas', 'Blows it, as his father did at the same furnace.'),
  ],
  'ember-house': [maker('Lotte', 'Pours on Thursdays, and knows each field that her oils come from.')],
  'paper-mill-lane': [
    maker('Gwen', 'Folds and sews; her hands have bound forty thousand books.'),
    maker('Dev', 'Sets the type and chooses the stories.'),
  ],
  'fold-and-timber': [
    maker('Mikkel', 'Picks the trees while they still stand.'),
    maker('Freja', 'Cuts the joints. The dog is hers.'),
  ],
  'common-thread': [
    maker('Amélia', 'Weaves on the loom that her aunt left her.', 'amelia'),
    maker('Rui', 'Our careful chemist: he dyes the wool.'),
  ],
  wayfare: [
    maker('Niamh', 'Cuts the canvas and puts her initials under the pocket.'),
    maker('Colm', 'Stitches the leather, and mends what comes back.'),
  ],
  meridian: [
    maker('Luc', 'Makes the watches, by the north window.'),
    maker('Claire', 'Makes the rings, on the other half of the bench.'),
  ],
  'northbound-audio': [
    maker('Isla', 'Draws the circuits so that you can open them.'),
    maker('Ewan', 'Tunes them by ear in the room with the books.'),
  ],
  'pebble-and-pine': [
    maker('Greta', 'Turns the wood, as her grandfather did in this room.'),
    maker('Paul', 'Stains and oils each toy. Ada is his daughter.'),
  ],
  'oak-and-iron': [
    maker('Brody', 'Casts the iron and cooks the lunch in it.'),
    maker('Maeve', 'Turns the boards and the handles. His sister.'),
  ],
  'green-porch': [
    maker('Wout', 'Raises the plants, without peat and without hurry.'),
    maker('Yara', 'Writes the card that says how seldom to water.'),
  ],
  'still-water': [maker('Beatriz', 'Stirs the soap, rakes the salt, and takes the bottles back.')],
}
