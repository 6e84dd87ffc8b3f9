export interface AccountMenuItem {
  label: string
  href: string
  icon?: 'user' | 'orders' | 'heart' | 'store' | 'settings' | undefined
}

export interface AccountUser {
  kind: 'user'
  name: string
  email?: string | undefined
  /** The address of a square picture. */
  avatar?: string | undefined
  items: readonly AccountMenuItem[]
  onLogOut: () => void
}

/** Who is there. `loading` is what a server says, which cannot know yet. */
export type AccountState =
  | { kind: 'loading'; loginHref?: string | undefined }
  | { kind: 'guest'; loginHref: string }
  | AccountUser
