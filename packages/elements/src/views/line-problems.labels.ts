/** Texts that differ from those of the design system. */
export const lineProblemLabels = {
  undeliverableText: 'Choose another country at the checkout, or remove it.',
} as const
