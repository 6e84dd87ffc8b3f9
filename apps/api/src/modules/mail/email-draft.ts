import type { Tone } from '../../platform/palette.ts'

/** Content of an email. Both of its forms, the page and the text, are written from it. */
export interface Draft {
  kind: string
  recipient: string
  userId?: string
  replyTo?: string
  subject: string
  /** Preview that mail programs show next to the subject. */
  preview: string
  greeting: string
  paragraphs: readonly string[]
  /** Progress of the order. Only drawn: the paragraphs say it. */
  step?: OrderStep
  /** Facts under headings, such as the items from each shop. */
  sections?: readonly Section[]
  /** The one thing to do. */
  action?: EmailLink
  /** Another way, less loud. */
  link?: EmailLink
  /** Below it, quieter. */
  afterwards?: readonly (string | EmailLink)[]
  /** Whole texts that the recipient can keep, at the end. */
  texts?: readonly EmailText[]
  /** URL to which mail programs send a POST to end such emails. */
  stopHref?: string
  /** A text by its sender, shown as it was written. */
  quote?: string
}

export interface EmailLink {
  label: string
  href: string
}

export interface EmailText {
  title: string
  /** Trusted HTML with relative links. */
  html: string
  /** Plain text, in lines. */
  text: string
}

export type OrderStep = 'ordered' | 'confirmed' | 'shipped' | 'delivered'

export interface Section {
  heading: string
  /** Below the heading, quieter. */
  note?: string
  rows: readonly SectionRow[]
  /** Draws the section as the parcel of a shop. */
  parcel?: ParcelLook
  /** Draws the rows as sums, the last one as their total. None is left out. */
  isSums?: boolean
}

export interface ParcelLook {
  /** Color of the shop. */
  tone: Tone
  /** The shop's sign; null draws the first letter of its name. */
  sign: EmailPicture | null
  /** Name of the shop. */
  shop: string
}

export interface SectionRow {
  text: string
  /** Below it, quieter. Lines are kept. */
  detail?: string
  /** Amount at the end of the line. */
  amount?: string
  /** Before the text; null keeps its place. */
  picture?: EmailPicture | null
}

export interface EmailPicture {
  /** Absolute URL of a JPEG. */
  src: string
  alt: string
  /** Pixels; only the ratio counts. */
  width: number
  height: number
}
