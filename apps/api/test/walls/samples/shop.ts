import type { Samples } from './sample.ts'

export const ofShop: Samples = {
  getSellerStart: () => ({}),
  getSellerShop: () => ({}),
  updateSellerShop: ({ mediaId }) => ({
    body: {
      logoId: mediaId,
      bannerId: mediaId,
      makers: [{ name: 'Robin', line: 'Throws', portraitId: mediaId }],
    },
    version: 1,
  }),
  pauseSellerShop: () => ({ body: { from: null, until: null, note: '' }, version: 1 }),
  getSellerDelivery: () => ({}),
  updateSellerDelivery: () => ({
    body: {
      dispatchAddress: { line1: '1 Quay', city: 'Bergen', postalCode: '5003', countryCode: 'NO' },
      returnAddress: null,
      handlingDays: 1,
      zones: [
        {
          name: 'Home',
          places: [{ country: 'NO', region: null }],
          restOfWorld: false,
          freeFrom: null,
          tiers: [{ tier: 'standard', price: null, transitMin: 2, transitMax: 3, poBoxes: true }],
        },
      ],
    },
    version: 1,
  }),
  getSellerTax: () => ({}),
  listTaxCategories: () => ({}),
  stateTaxRegistration: () => ({
    body: { country: 'NO', region: null, scheme: 'standard', number: '123456785MVA', fromDay: '2020-01-01' },
  }),
  endTaxRegistration: () => ({
    body: {
      country: 'SE',
      region: null,
      scheme: 'standard',
      fromDay: '2020-01-01',
      toDay: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
    },
  }),
  listShopLog: () => ({}),
  getShopTeam: () => ({}),
  changeShopMember: ({ memberId }) => ({
    params: { id: memberId },
    body: { role: 'staff', keys: ['orders'] },
  }),
  removeShopMember: ({ memberId }) => ({ params: { id: memberId } }),
  leaveShop: () => ({}),
  getShopEmailSettings: () => ({}),
  updateShopEmailSettings: () => ({ body: { orders: 'daily', questions: 'off' } }),
  inviteShopMember: () => ({ body: { email: 'packer@example.test', role: 'staff', keys: ['orders'] } }),
  resendShopInvitation: ({ invitationId }) => ({ params: { id: invitationId } }),
  revokeShopInvitation: ({ invitationId }) => ({ params: { id: invitationId } }),
}
