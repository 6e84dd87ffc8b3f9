export const cookieBannerLabels = {
  title: 'Cookie Notice',
  text: 'We use cookies to enhance your browsing experience, serve personalized ads or content, and analyze our traffic. By clicking "Accept", you consent to our use of cookies.',
  accept: 'Accept',
  decline: 'Decline',
  close: 'Decline and close',
} as const
