export const addressStepLabels = {
  opening: 'Opening the form',
  missing: {
    title: 'The form couldn’t be loaded.',
    text: 'Check your connection and load this page again. Your choices are saved.',
  },
} as const
