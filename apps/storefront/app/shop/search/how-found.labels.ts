export const howFoundLabels = {
  corrected: 'No results for “{query}”: did you mean “{meant}”?',
  partial: 'No product matches all of “{query}”. These match part of it.',
  correctedPartial: 'No product matches all of “{query}”. These match part of “{meant}”.',
} as const
