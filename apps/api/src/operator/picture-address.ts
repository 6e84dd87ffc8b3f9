import type { components } from '@stoa/api-client/operator-schema'

type Picture = components['schemas']['Picture']

const BASE = /^\/media\//

/** Gives a picture the console's own address: its pages load no others. */
export const atConsole = ({ base, ...rest }: Picture): Picture => ({
  ...rest,
  base: base.replace(BASE, '/api/operator/pictures/'),
})
