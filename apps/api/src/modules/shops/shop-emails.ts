import { type Addressee, addressed, type Brand, compose, greet, operatorReference } from '../mail/index.ts'
import type { Step } from './first-steps.ts'

interface NamedShop {
  name: string
  slug: string
}

/** A shop, and the newest version of its business details. */
interface NamedVersion extends NamedShop {
  version: number
}

const ROLE_WORDS = {
  owner: 'as an owner: you can do everything, and invite others',
  manager: 'as a manager: you can do everything except decide who works there',
  staff: 'as a member of its staff',
} as const

/** Steps that a shop needs to open, as an email lists them. */
const NEEDS: Readonly<Record<Exclude<Step['id'], 'trader'>, string>> = {
  profile: 'your story',
  logo: 'a logo',
  address: 'a dispatch address',
  tax: 'a tax registration',
  product: 'a first product',
  shipping: 'your shipping options',
  payout: 'a bank account',
  identity: 'a proof of your identity',
  register_entry: 'an extract from the register of your business',
  self_certification: 'your self-certification',
}

/** Emails about becoming a seller and about working for a shop. */
export function createShopEmails(brand: Brand) {
  return {
    received: (to: Addressee, shop: NamedShop) =>
      compose(brand, {
        kind: 'shop-application-received',
        ...addressed(to),
        subject: 'We have your application',
        preview: 'We’ll review it and email you our answer.',
        greeting: greet(to),
        paragraphs: [
          `You applied for a shop called ${shop.name}. A person reads every application. We’ll email you our answer.`,
          'Until then you can see or withdraw your application on the page where you applied.',
        ],
        action: { label: 'Open the application', href: `${brand.siteUrl}/seller-registration` },
      }),
    waiting: (operator: string, to: Addressee, shop: NamedShop) =>
      compose(brand, {
        kind: 'shop-application-waiting',
        recipient: operator,
        subject: `New shop application: ${shop.name}`,
        preview: 'Someone wants to open a shop.',
        greeting: 'Hello,',
        paragraphs: [
          `${to.email} applied for a shop called ${shop.name}.`,
          operatorReference(brand, {
            record: `Application ${shop.slug}`,
            path: `/find?q=${shop.slug}`,
            section: 'Sellers',
          }),
        ],
      }),
    approved: (to: Addressee, shop: NamedShop) =>
      compose(brand, {
        kind: 'shop-application-approved',
        ...addressed(to),
        subject: `${shop.name} is open`,
        preview: 'Your shop is open. Add your products.',
        greeting: greet(to),
        paragraphs: [
          `Your application was accepted: ${shop.name} is open at ${brand.siteUrl}/shop/${shop.slug}. You don’t need to log in again.`,
          'Add products to start selling.',
        ],
        action: { label: 'Go to your shop', href: `${brand.siteUrl}/seller` },
      }),
    admitted: (to: Addressee, shop: NamedShop, missing: readonly Step[]) => {
      const others = missing.flatMap(({ id }) => (id === 'trader' ? [] : [NEEDS[id]]))
      const needsDetails = others.length < missing.length
      return compose(brand, {
        kind: 'shop-application-admitted',
        ...addressed(to),
        subject: `${shop.name} is approved: ${needsDetails ? 'add your business details' : 'complete your shop'}`,
        preview: needsDetails
          ? 'Your shop opens once we’ve checked them.'
          : 'Your shop opens once nothing is missing.',
        greeting: greet(to),
        paragraphs: [
          needsDetails
            ? `Your application was accepted. ${shop.name} opens once we know and have checked who runs it: the name, address and contact of your business.`
            : `Your application was accepted. ${shop.name} opens once nothing is missing.`,
          ...(others.length > 0 ? [`We also need: ${others.join(', ')}.`] : []),
          'Until then you can set up your shop and add products. Buyers don’t see them yet.',
        ],
        action: needsDetails
          ? { label: 'Add business details', href: `${brand.siteUrl}/seller/shop/business` }
          : { label: 'Complete your shop', href: `${brand.siteUrl}/seller` },
      })
    },
    detailsToCheck: (operator: string, shop: NamedVersion) =>
      compose(brand, {
        kind: 'shop-details-to-check',
        recipient: operator,
        subject: `Business details to check: ${shop.name}`,
        preview: 'The shop opens once you’ve checked them.',
        greeting: 'Hello,',
        paragraphs: [
          `${shop.name} has entered its business details and is waiting to open.`,
          'Check the identity and the payment account, record what you have checked, then open the shop.',
          operatorReference(brand, {
            record: `Business details of ${shop.slug}, version ${shop.version}`,
            path: `/find?q=${shop.slug}`,
            section: 'Sellers',
          }),
        ],
      }),
    changedDetails: (operator: string, shop: NamedVersion) =>
      compose(brand, {
        kind: 'shop-details-changed',
        recipient: operator,
        subject: `Business details to check: ${shop.name}`,
        preview: 'The shop is open, and its business has changed.',
        greeting: 'Hello,',
        paragraphs: [
          `${shop.name} is open, and has entered business details whose identity isn’t checked. Buyers already see them, and the shop keeps selling.`,
          'Compare them with the earlier versions and record what you have checked. If something is wrong, suspend the shop.',
          operatorReference(brand, {
            record: `Business details of ${shop.slug}, version ${shop.version}`,
            path: `/find?q=${shop.slug}`,
            section: 'Sellers',
          }),
        ],
        link: { label: 'See the shop', href: `${brand.siteUrl}/shop/${shop.slug}` },
      }),
    rejected: (to: Addressee, shop: NamedShop, reason: string) =>
      compose(brand, {
        kind: 'shop-application-rejected',
        ...addressed(to),
        subject: `About your application for ${shop.name}`,
        preview: 'We couldn’t accept it this time. You can apply again.',
        greeting: greet(to),
        paragraphs: ['We’ve read your application and couldn’t accept it. Reason:'],
        quote: reason,
        action: { label: 'Change it and apply again', href: `${brand.siteUrl}/seller-registration` },
        afterwards: ['Everything you wrote is still there.'],
      }),
    suspended: (to: Addressee, shop: NamedShop, reason: string) =>
      compose(brand, {
        kind: 'shop-suspended',
        ...addressed(to),
        subject: `${shop.name} is suspended`,
        preview: 'No one can buy from it for now. Placed orders still have to be shipped.',
        greeting: greet(to),
        paragraphs: [
          `We have suspended ${shop.name}. Its pages are closed, and its products can’t be bought or edited. Reason:`,
        ],
        quote: reason,
        action: { label: 'See orders to ship', href: `${brand.siteUrl}/seller` },
        afterwards: [
          'You still have to ship placed orders and answer returns. If you think this is a mistake, reply to this email or use the contact page.',
        ],
      }),
    reopened: (to: Addressee, shop: NamedShop) =>
      compose(brand, {
        kind: 'shop-reopened',
        ...addressed(to),
        subject: `${shop.name} is open again`,
        preview: 'Your products are on sale again.',
        greeting: greet(to),
        paragraphs: [
          `${shop.name} is open again. Everything that was on sale before is on sale now, and drafts are still drafts.`,
        ],
        action: { label: 'Go to your shop', href: `${brand.siteUrl}/seller` },
      }),
    terminated: (to: Addressee, shop: NamedShop) =>
      compose(brand, {
        kind: 'shop-terminated',
        ...addressed(to),
        subject: `${shop.name} is terminated`,
        preview: 'It takes no new orders. Placed orders still have to be shipped.',
        greeting: greet(to),
        paragraphs: [
          `${shop.name} is terminated today, as we announced. Its pages are closed, and its products can’t be bought or edited. This can’t be undone.`,
          'You still have to ship placed orders and answer returns, claims and disputes. Your balance is paid once no order can be returned any longer. Check under Earnings that your bank account is right.',
        ],
        action: { label: 'See orders to ship', href: `${brand.siteUrl}/seller` },
      }),
    memberLeft: (to: Addressee, shop: NamedShop, member: { name: string; email: string }) =>
      compose(brand, {
        kind: 'shop-member-left',
        ...addressed(to),
        subject: `${member.name} has left ${shop.name}`,
        preview: 'They no longer have access.',
        greeting: greet(to),
        paragraphs: [
          `${member.name} (${member.email}) has left ${shop.name} and no longer has access. Their changes stay in the history.`,
        ],
        action: { label: 'See who works for the shop', href: `${brand.siteUrl}/seller/shop` },
      }),
    ownersChanged: (
      to: Addressee,
      shop: NamedShop,
      { name, email, isOwner }: { name: string; email: string; isOwner: boolean },
    ) =>
      compose(brand, {
        kind: 'shop-owners-changed',
        ...addressed(to),
        subject: isOwner
          ? `${name} is now an owner of ${shop.name}`
          : `${name} is no longer an owner of ${shop.name}`,
        preview: 'Owners decide who works for the shop and where its payouts go.',
        greeting: greet(to),
        paragraphs: [
          isOwner
            ? `${name} (${email}) is now an owner of ${shop.name}. Owners decide who works for the shop and where its payouts go.`
            : `${name} (${email}) is no longer an owner of ${shop.name}, and no longer decides who works for it and where its payouts go.`,
        ],
        // A former owner has no access to that page.
        ...((isOwner || to.email !== email) && {
          action: { label: 'See who works for the shop', href: `${brand.siteUrl}/seller/shop` },
        }),
        afterwards: [
          'If none of you made this change, change your passwords and reply to this email right away.',
        ],
      }),
    invitation: (
      email: string,
      shop: NamedShop,
      { token, role, invitedBy }: { token: string; role: keyof typeof ROLE_WORDS; invitedBy: string },
    ) =>
      compose(brand, {
        kind: 'shop-invitation',
        recipient: email,
        subject: `Work for ${shop.name} on ${brand.marketplaceName}`,
        preview: 'The link works for seven days.',
        greeting: 'Hello,',
        paragraphs: [
          `${invitedBy} invites you to work for the shop ${shop.name}, ${ROLE_WORDS[role]}.`,
          `Open the link and log in with the account for ${email}, or create one. The link works for seven days.`,
        ],
        action: {
          label: 'See the invitation',
          href: `${brand.siteUrl}/seller/invitation?token=${encodeURIComponent(token)}`,
        },
        afterwards: ['If you don’t know the shop, you can ignore this email.'],
      }),
  }
}
