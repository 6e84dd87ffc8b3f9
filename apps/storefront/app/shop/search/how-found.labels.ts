export const howFoundLabels = {
  corrected: 'No results for “{query}”: did you mean “{meant}”?',
  partial: 'No product matches all of “{query}”, so these match a part.',
  correctedPartial: 'No product matches all of “{query}”, so these match a part of “{meant}”.',
} as const
