/** An email to deliver. Its id names it in its Message-ID. */
export interface OutgoingEmail {
  id: string
  recipient: string
  /** Address for replies, if it isn't the sender. */
  replyTo: string | null
  subject: string
  /** Plain text. */
  body: string
  html: string
  pictures: readonly EmbeddedPicture[]
  createdAt: Date
  /** Ends emails of this kind by a POST alone (RFC 8058). */
  stopHref?: string
}

/** Picture that an email contains. Its HTML names it as `cid:` and the id. */
export interface EmbeddedPicture {
  id: string
  png: Buffer
}

/** Delivers emails. Resolves when an email is accepted; a rejected one is tried again later. */
export interface MailSender {
  send(email: OutgoingEmail): Promise<void>
}
