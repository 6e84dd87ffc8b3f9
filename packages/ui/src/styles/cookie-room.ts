/** The cookie notice's height and a gap, while it is there: what hangs in the same corner of a phone stays above. */
export const cookieRoom = '--stoa-cookie-room'
