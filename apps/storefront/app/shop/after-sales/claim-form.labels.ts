export const claimFormLabels = {
  text: '{shop} will answer within three working days. If they decline or don’t reply, you can open a dispute.',
  kind: 'What’s wrong?',
  items: 'Which items?',
  wanted: 'How should the shop fix this?',
  details: 'What happened?',
  submit: 'Report problem',
} as const
