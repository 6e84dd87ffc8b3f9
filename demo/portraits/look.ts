export type Skin = 'fair' | 'rosy' | 'olive' | 'tan' | 'brown' | 'deep'
export type HairColor = 'black' | 'brown' | 'chestnut' | 'copper' | 'blond' | 'grey' | 'white'
export type Hair =
  | 'short'
  | 'crop'
  | 'side'
  | 'bob'
  | 'long'
  | 'bun'
  | 'curls'
  | 'afro'
  | 'bald'
  | 'waves'
  | 'headscarf'
  | 'beanie'
  | 'plait'
export type Beard = 'none' | 'stubble' | 'full' | 'moustache'
export type Clothes = 'apron' | 'crew' | 'collar' | 'roll' | 'scarf'

/** How somebody is drawn. */
export interface Look {
  skin: Skin
  hair: Hair
  hairColor: HairColor
  beard?: Beard
  glasses?: 'round' | 'square'
  clothes: Clothes
  /** Color of their clothes; the shop's own color by default. */
  wears?: string
  /** A line or two beside the mouth and the eyes. */
  older?: boolean
  earrings?: boolean
  freckles?: boolean
}

/** The colors of a shop's sign: its ground, and what is drawn on it. */
export interface SignColors {
  ground: string
  ink: string
}
