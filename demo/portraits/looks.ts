import type { Look, SignColors } from './look.ts'

/** Portraits by their file's name, without `maker-` and `.svg`. */
export const looks: Readonly<Record<string, { sign: SignColors; look: Look }>> = {
  ines: {
    sign: { ground: '#1f6a70', ink: '#f4ead6' },
    look: {
      skin: 'olive',
      hair: 'bun',
      hairColor: 'black',
      clothes: 'apron',
      wears: '#f4ead6',
      earrings: true,
    },
  },
  tom: {
    sign: { ground: '#1f6a70', ink: '#f4ead6' },
    look: {
      skin: 'fair',
      hair: 'side',
      hairColor: 'copper',
      beard: 'full',
      clothes: 'apron',
      wears: '#1f6a70',
    },
  },
  sanne: {
    sign: { ground: '#cf6a2a', ink: '#fbeed7' },
    look: {
      skin: 'fair',
      hair: 'bob',
      hairColor: 'blond',
      glasses: 'round',
      clothes: 'crew',
      wears: '#2f4858',
    },
  },
  kofi: {
    sign: { ground: '#cf6a2a', ink: '#fbeed7' },
    look: { skin: 'deep', hair: 'crop', hairColor: 'black', beard: 'stubble', clothes: 'collar' },
  },
  marta: {
    sign: { ground: '#2f7f8c', ink: '#e8f4f1' },
    look: { skin: 'rosy', hair: 'waves', hairColor: 'grey', clothes: 'scarf', older: true },
  },
  jonas: {
    sign: { ground: '#2f7f8c', ink: '#e8f4f1' },
    look: {
      skin: 'fair',
      hair: 'bald',
      hairColor: 'grey',
      beard: 'full',
      glasses: 'square',
      clothes: 'crew',
      wears: '#24505a',
      older: true,
    },
  },
  lotte: {
    sign: { ground: '#7c3f1d', ink: '#f7dfb6' },
    look: {
      skin: 'rosy',
      hair: 'plait',
      hairColor: 'copper',
      clothes: 'apron',
      wears: '#f7dfb6',
      freckles: true,
    },
  },
  gwen: {
    sign: { ground: '#2f4a3e', ink: '#f1e3c6' },
    look: { skin: 'fair', hair: 'bob', hairColor: 'white', glasses: 'round', clothes: 'roll', older: true },
  },
  dev: {
    sign: { ground: '#2f4a3e', ink: '#f1e3c6' },
    look: {
      skin: 'brown',
      hair: 'side',
      hairColor: 'black',
      beard: 'moustache',
      clothes: 'collar',
      wears: '#f1e3c6',
    },
  },
  mikkel: {
    sign: { ground: '#9b6b3c', ink: '#fbf0de' },
    look: {
      skin: 'fair',
      hair: 'beanie',
      hairColor: 'blond',
      beard: 'full',
      clothes: 'collar',
      wears: '#46564f',
    },
  },
  freja: {
    sign: { ground: '#9b6b3c', ink: '#fbf0de' },
    look: { skin: 'rosy', hair: 'bun', hairColor: 'blond', clothes: 'apron', wears: '#6d4522' },
  },
  amelia: {
    sign: { ground: '#b0563a', ink: '#fae6d3' },
    look: {
      skin: 'tan',
      hair: 'headscarf',
      hairColor: 'black',
      clothes: 'crew',
      wears: '#5a3a5e',
      older: true,
      earrings: true,
    },
  },
  rui: {
    sign: { ground: '#b0563a', ink: '#fae6d3' },
    look: { skin: 'olive', hair: 'curls', hairColor: 'black', beard: 'stubble', clothes: 'roll' },
  },
  niamh: {
    sign: { ground: '#4f5b34', ink: '#f3e6c8' },
    look: { skin: 'fair', hair: 'long', hairColor: 'copper', clothes: 'roll', freckles: true },
  },
  colm: {
    sign: { ground: '#4f5b34', ink: '#f3e6c8' },
    look: {
      skin: 'rosy',
      hair: 'short',
      hairColor: 'grey',
      beard: 'stubble',
      clothes: 'apron',
      wears: '#3b3325',
      older: true,
    },
  },
  claire: {
    sign: { ground: '#24364a', ink: '#e6c37e' },
    look: {
      skin: 'brown',
      hair: 'afro',
      hairColor: 'black',
      clothes: 'collar',
      wears: '#e6c37e',
      earrings: true,
    },
  },
  luc: {
    sign: { ground: '#24364a', ink: '#e6c37e' },
    look: {
      skin: 'olive',
      hair: 'bald',
      hairColor: 'white',
      glasses: 'round',
      clothes: 'collar',
      older: true,
    },
  },
  isla: {
    sign: { ground: '#3a3a3e', ink: '#f0d9b8' },
    look: {
      skin: 'tan',
      hair: 'curls',
      hairColor: 'brown',
      glasses: 'square',
      clothes: 'crew',
      wears: '#b5532f',
    },
  },
  ewan: {
    sign: { ground: '#3a3a3e', ink: '#f0d9b8' },
    look: { skin: 'fair', hair: 'beanie', hairColor: 'brown', beard: 'stubble', clothes: 'crew' },
  },
  greta: {
    sign: { ground: '#35668f', ink: '#fbe9c8' },
    look: {
      skin: 'rosy',
      hair: 'bun',
      hairColor: 'white',
      glasses: 'round',
      clothes: 'scarf',
      wears: '#a23d2d',
      older: true,
    },
  },
  paul: {
    sign: { ground: '#35668f', ink: '#fbe9c8' },
    look: { skin: 'fair', hair: 'short', hairColor: 'brown', beard: 'moustache', clothes: 'apron' },
  },
  brody: {
    sign: { ground: '#3a3733', ink: '#e9cfa2' },
    look: {
      skin: 'rosy',
      hair: 'crop',
      hairColor: 'copper',
      beard: 'full',
      clothes: 'apron',
      wears: '#3a3733',
    },
  },
  maeve: {
    sign: { ground: '#3a3733', ink: '#e9cfa2' },
    look: {
      skin: 'rosy',
      hair: 'waves',
      hairColor: 'copper',
      clothes: 'collar',
      wears: '#8c4a2c',
      freckles: true,
    },
  },
  wout: {
    sign: { ground: '#3f6b45', ink: '#eef3dc' },
    look: { skin: 'tan', hair: 'waves', hairColor: 'brown', beard: 'stubble', clothes: 'collar' },
  },
  yara: {
    sign: { ground: '#3f6b45', ink: '#eef3dc' },
    look: {
      skin: 'deep',
      hair: 'headscarf',
      hairColor: 'black',
      clothes: 'apron',
      wears: '#d69a3a',
      earrings: true,
    },
  },
  beatriz: {
    sign: { ground: '#5f7f86', ink: '#f2f5ee' },
    look: { skin: 'olive', hair: 'long', hairColor: 'brown', clothes: 'crew', wears: '#f2f5ee' },
  },
}
