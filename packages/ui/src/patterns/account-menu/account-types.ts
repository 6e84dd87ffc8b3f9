export interface AccountMenuItem {
  /** The words of the entry. */
  label: string
  /** Where the entry goes. */
  href: string
  /** Drawn before the words. Without one the words stand alone. */
  icon?: 'user' | 'orders' | 'heart' | 'store' | 'settings' | undefined
}

export interface AccountUser {
  /** Says that somebody is logged in. */
  kind: 'user'
  /** The user's name; its first letter shows while there is no picture. */
  name: string
  /** Shown below the name. Leave out for none. */
  email?: string | undefined
  /** Address of a square picture. Without it the first letter of the name shows. */
  avatar?: string | undefined
  /** The links of the menu, in order. */
  items: readonly AccountMenuItem[]
  /** Called when "Log out" is chosen. The host ends the session. */
  onLogOut: () => void
}

/** Who is there. `loading` is what a server says, which cannot know yet. */
export type AccountState =
  | {
      /** `loading` while the session is not known, as on a server; `guest` when nobody is logged in. */
      kind: 'loading'
      /** Where a guest logs in. For `loading` it is the link on pages without scripts. */
      loginHref?: string | undefined
    }
  | {
      /** `loading` while the session is not known, as on a server; `guest` when nobody is logged in. */
      kind: 'guest'
      /** Where a guest logs in. For `loading` it is the link on pages without scripts. */
      loginHref: string
    }
  | AccountUser
