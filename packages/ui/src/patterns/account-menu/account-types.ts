export interface AccountMenuItem {
  /** Label of the entry. */
  label: string
  /** URL of the entry. */
  href: string
  /** Icon in front of the label. Default: none. */
  icon?: 'user' | 'orders' | 'heart' | 'store' | 'settings' | undefined
}

export interface AccountUser {
  /** A user is logged in. */
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

/** State of the session. A server renders `loading`, since it cannot know. */
export type AccountState =
  | {
      /** `loading` while the session is not known, as on a server; `guest` if no user is logged in. */
      kind: 'loading'
      /** URL of the login page. With `loading` it is the link on pages without scripts. */
      loginHref?: string | undefined
    }
  | {
      /** `loading` while the session is not known, as on a server; `guest` if no user is logged in. */
      kind: 'guest'
      /** URL of the login page. With `loading` it is the link on pages without scripts. */
      loginHref: string
    }
  | AccountUser
