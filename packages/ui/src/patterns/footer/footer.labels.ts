export const footerLabels = {
  copyright: '© {year} {brand}. All rights reserved.',
} as const
