export const footerLabels = {
  cookies: 'Cookie settings',
  copyright: '© {year} {brand}. All rights reserved.',
} as const
