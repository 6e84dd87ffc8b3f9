import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Several people who belong together: a team, a conversation, those who are working on something.',
  keywords: ['avatar stack', 'facepile', 'participants', 'members', 'collaborators'],
  alternatives: [
    ['One person or shop', 'Avatar'],
    ['The people of a shop with their names', 'Makers'],
  ],
  accessibility:
    'Decoration if a text next to it has the names. With `label` it is one picture with that name.',
  states: {
    default: 'Default',
    empty: 'NoPortraits',
    many: 'Many',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['loading', 'error', 'disabled', 'long'],
  keys: 'No key does anything: nothing in it takes the focus.',
  hooks: [['[data-component="AvatarGroup"]', 'The root.']],
  from: 'native',
  status: 'new',
}
