/** Tracking data that a carrier has for a parcel. */
export function trackingOf(carrier: string, id: string) {
  const trackingNumber = `NP${id.replaceAll('-', '').slice(-10).toUpperCase()}`
  return { carrier, trackingNumber, trackingUrl: `https://carrier.example/parcel/${trackingNumber}` }
}
