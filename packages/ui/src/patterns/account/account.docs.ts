import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Panels of a user’s account pages: devices, addresses and picture.',
  keywords: ['profile', 'settings', 'address form', 'sessions'],
  alternatives: [
    ['A single message', 'Note'],
    ['The page around them', 'Layouts'],
  ],
  advice: [
    [
      'Mark the default address in words, on its card.',
      'Put the default first without a word: the order explains nothing.',
    ],
    [
      'Say for each device when and where it was last used.',
      'List bare user agents: readers recognize “Chrome on Windows”, not a version string.',
    ],
  ],
  accessibility:
    'Each panel is a section under its heading. An address that was refused sends the focus to its first wrong field; a button that is busy says so.',
  states: {
    default: 'Sessions',
    empty: 'NewAddress',
    loading: 'SessionEnding',
    error: 'AddressRefused',
    many: 'Addresses',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['disabled', 'long'],
  keys: [
    ['Arrow keys', 'In the frame of the crop: move the picture by 8 px.'],
    ['Arrow Left, Arrow Right', 'On the zoom: closer or further.'],
    ['Escape', 'Closes the crop without a choice.'],
  ],
  hooks: [
    ['[data-component="AddressCard"]', 'An address.'],
    ['[data-component="AvatarField"]', 'The person’s picture with its button.'],
    ['[data-component="AvatarCrop"]', 'The frame and the zoom.'],
    ['[data-component="SessionList"]', 'The list of devices.'],
  ],
  from: 'React Aria',
}
