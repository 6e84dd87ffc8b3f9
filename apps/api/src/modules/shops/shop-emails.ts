import { type Addressee, addressed, compose, greet } from '../mail/index.ts'

interface NamedShop {
  name: string
  slug: string
}

const ROLE_WORDS = {
  owner: 'as an owner: you can do everything, and invite others',
  manager: 'as a manager: you can do everything but decide who works there',
  staff: 'as a member of its staff',
} as const

/** Emails about becoming a seller and about working for a shop. */
export function createShopEmails(siteUrl: string) {
  return {
    received: (to: Addressee, shop: NamedShop) =>
      compose(siteUrl, {
        kind: 'shop-application-received',
        ...addressed(to),
        subject: 'We have your application',
        preview: 'A person reads it. You get an answer by email.',
        greeting: greet(to),
        paragraphs: [
          `You applied for a shop called ${shop.name}. A person reads every application, and you get an answer by email.`,
          'Until then you can read your application, or take it back, on the page where you wrote it.',
        ],
        action: { label: 'Open the application', href: `${siteUrl}/seller-registration` },
      }),
    waiting: (operator: string, to: Addressee, shop: NamedShop) =>
      compose(siteUrl, {
        kind: 'shop-application-waiting',
        recipient: operator,
        subject: `An application waits: ${shop.name}`,
        preview: 'Somebody would like to open a shop.',
        greeting: 'To the operator.',
        paragraphs: [
          `${to.email} applied for a shop called ${shop.name}.`,
          `Read it with: pnpm --filter api seller show ${shop.slug}`,
          `Decide with: pnpm --filter api seller approve ${shop.slug}, or reject ${shop.slug} --because "…"`,
        ],
      }),
    approved: (to: Addressee, shop: NamedShop) =>
      compose(siteUrl, {
        kind: 'shop-application-approved',
        ...addressed(to),
        subject: `${shop.name} is open`,
        preview: 'Your shop is there. Add what you sell.',
        greeting: greet(to),
        paragraphs: [
          `Your application was accepted: ${shop.name} is open, at ${siteUrl}/shop/${shop.slug}. You need not log in again.`,
          'Its shelves are empty until you add what you sell.',
        ],
        action: { label: 'Go to your shop', href: `${siteUrl}/seller` },
      }),
    rejected: (to: Addressee, shop: NamedShop, reason: string) =>
      compose(siteUrl, {
        kind: 'shop-application-rejected',
        ...addressed(to),
        subject: `About your application for ${shop.name}`,
        preview: 'It was not accepted this time. You can apply again.',
        greeting: greet(to),
        paragraphs: ['We read your application and could not accept it. The reason:'],
        quote: reason,
        action: { label: 'Change it and apply again', href: `${siteUrl}/seller-registration` },
        afterwards: ['All that you wrote is still there.'],
      }),
    suspended: (to: Addressee, shop: NamedShop, reason: string) =>
      compose(siteUrl, {
        kind: 'shop-suspended',
        ...addressed(to),
        subject: `${shop.name} is suspended`,
        preview: 'Nothing can be bought from it for now. Placed orders still go out.',
        greeting: greet(to),
        paragraphs: [
          `We have suspended ${shop.name}. Its pages are closed, and nothing can be bought from it or edited. The reason:`,
        ],
        quote: reason,
        action: { label: 'Open the orders to send', href: `${siteUrl}/seller` },
        afterwards: [
          'Orders that are placed must still be sent, and returns answered. Answer this email, or write to us through the contact page, if you think that this is wrong.',
        ],
      }),
    reopened: (to: Addressee, shop: NamedShop) =>
      compose(siteUrl, {
        kind: 'shop-reopened',
        ...addressed(to),
        subject: `${shop.name} is open again`,
        preview: 'Everything in it is as it was before.',
        greeting: greet(to),
        paragraphs: [
          `${shop.name} is open again. All that was on sale before is on sale now, and drafts are still drafts.`,
        ],
        action: { label: 'Go to your shop', href: `${siteUrl}/seller` },
      }),
    memberLeft: (to: Addressee, shop: NamedShop, member: { name: string; email: string }) =>
      compose(siteUrl, {
        kind: 'shop-member-left',
        ...addressed(to),
        subject: `${member.name} has left ${shop.name}`,
        preview: 'They can open nothing of the shop any more.',
        greeting: greet(to),
        paragraphs: [
          `${member.name} (${member.email}) has left ${shop.name}, and can open nothing of it any more. What they did stays in its history.`,
        ],
        action: { label: 'See who works for the shop', href: `${siteUrl}/seller/shop` },
      }),
    ownersChanged: (
      to: Addressee,
      shop: NamedShop,
      { name, email, isOwner }: { name: string; email: string; isOwner: boolean },
    ) =>
      compose(siteUrl, {
        kind: 'shop-owners-changed',
        ...addressed(to),
        subject: isOwner
          ? `${name} is an owner of ${shop.name} now`
          : `${name} is no longer an owner of ${shop.name}`,
        preview: 'Owners decide who works for the shop and where its payouts go.',
        greeting: greet(to),
        paragraphs: [
          isOwner
            ? `${name} (${email}) is an owner of ${shop.name} now. Owners decide who works for the shop and where its payouts go.`
            : `${name} (${email}) is no longer an owner of ${shop.name}, and decides no more who works for it and where its payouts go.`,
        ],
        // Who is no owner any more cannot look.
        ...((isOwner || to.email !== email) && {
          action: { label: 'See who works for the shop', href: `${siteUrl}/seller/shop` },
        }),
        afterwards: ['If this was none of you, change your passwords and answer this email at once.'],
      }),
    invitation: (
      email: string,
      shop: NamedShop,
      { token, role, invitedBy }: { token: string; role: keyof typeof ROLE_WORDS; invitedBy: string },
    ) =>
      compose(siteUrl, {
        kind: 'shop-invitation',
        recipient: email,
        subject: `Work for ${shop.name} on Stoa`,
        preview: 'The link works for seven days.',
        greeting: 'Hello,',
        paragraphs: [
          `${invitedBy} invites you to work for the shop ${shop.name}, ${ROLE_WORDS[role]}.`,
          `Open the link and log in with the account of this address, ${email}, or register it. The link works for seven days.`,
        ],
        action: {
          label: 'See the invitation',
          href: `${siteUrl}/seller/invitation?token=${encodeURIComponent(token)}`,
        },
        afterwards: ['If you do not know the shop, you can ignore this email.'],
      }),
  }
}
