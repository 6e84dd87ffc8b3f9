export const dataPanelLabels = {
  title: 'Your data',
  text: 'One file with everything we keep about you: profile, addresses, devices, cart, reviews, questions, reports and emails.',
  download: 'Download my data',
  preparing: 'Preparing your data',
  downloaded: 'Your data has been downloaded',
} as const
