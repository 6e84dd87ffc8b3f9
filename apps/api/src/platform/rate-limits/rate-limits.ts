import type { Deps } from '../deps.ts'
import { HOUR, MINUTE } from '../durations.ts'
import { createLimiter, type RateLimitHooks } from './limiter.ts'
import {
  accountOf,
  addressOf,
  emailAtAddressOf,
  emailOf,
  hasCookies,
  hasPassword,
  idOf,
  numberAtAddressOf,
  numberOf,
} from './whose-call.ts'

interface RateLimitDeps extends Pick<Deps, 'db' | 'clock' | 'config'> {
  /** Returns the device's key if its cookies show an earlier login to the account with this email address. */
  knownDevice(email: string, cookies: string | undefined): Promise<string | null>
}

/** Carrier and number of one parcel, an hour: each is an email to its buyer. */
const TRACKING_CHANGES = 12
/** Calls of the set-up page by one address, a minute. It keeps what is typed. */
const SET_UP_CALLS = 60
/**
 * Factor by which all addresses together may try an account's password more often than one of them. With a factor of
 * one, a single address could lock the owner out; without a limit, many addresses could guess forever.
 */
const ALL_ADDRESSES_FACTOR = 10

/** Limits on what could be guessed or flooded: by IP prefix before the body is read, by account after. */
export function createRateLimits({
  db,
  clock,
  config,
  knownDevice,
}: RateLimitDeps): Record<string, RateLimitHooks> {
  const limits = config.rateLimits
  const limited = createLimiter({ db, clock })
  const byAddress = (name: string, max: number) => limited(name, max, MINUTE, addressOf)

  const guesses = byAddress('guess', limits.authPerAddress)
  const setUps = byAddress('set-up', SET_UP_CALLS)
  const refreshes = byAddress('refresh', limits.refreshesPerAddress)
  const signIns = limited('sign-in', limits.signInsPerAccount, 15 * MINUTE, emailAtAddressOf)
  const allSignIns = limited(
    'sign-ins',
    ALL_ADDRESSES_FACTOR * limits.signInsPerAccount,
    15 * MINUTE,
    emailOf,
  )
  const deviceSignIns = (device: string) =>
    limited('device sign-in', limits.signInsPerAccount, 15 * MINUTE, () => device)
  /**
   * Limits emails to one address. Each kind has its own count, over a time in which its link stays valid: a rejected
   * requester already has the link in the inbox, regardless of who requested it.
   */
  const mails = (kind: string, window = HOUR) =>
    limited(`${kind} mail`, limits.mailsPerAccount, window, emailOf)
  const invitations = mails('invitation')
  // A code only works in the browser that asked for it: a stranger's requests must not use up the owner's.
  const codeMails = limited('sign-in code mail', limits.mailsPerAccount, HOUR, emailAtAddressOf)
  const allCodeMails = limited(
    'sign-in code mails',
    ALL_ADDRESSES_FACTOR * limits.mailsPerAccount,
    HOUR,
    emailOf,
  )
  const emailChanges = mails('change-email')
  // A stolen token must not help to find out the password.
  const owner = limited('password', limits.signInsPerAccount, 15 * MINUTE, accountOf)
  const trackings = limited('tracking number', limits.trackingsPerNumber, 15 * MINUTE, numberAtAddressOf)
  const allTrackings = limited(
    'tracking numbers',
    ALL_ADDRESSES_FACTOR * limits.trackingsPerNumber,
    15 * MINUTE,
    numberOf,
  )
  // A stranger's calls must not keep the buyer from withdrawing.
  const withdrawals = limited('withdrawal sender', limits.contactsPerSender, HOUR, emailAtAddressOf)
  const allWithdrawals = limited(
    'withdrawal senders',
    ALL_ADDRESSES_FACTOR * limits.contactsPerSender,
    HOUR,
    emailOf,
  )
  const payments = limited('payments', limits.paymentsPerAccount, HOUR, accountOf)
  const addressPayments = limited('payment', limits.paymentsPerAddress, HOUR, addressOf)
  const invoice = { preHandler: limited('invoice', limits.invoicesPerAccount, HOUR, accountOf) }
  const orderCommand = {
    preHandler: limited('order command', limits.orderCommandsPerAccount, HOUR, accountOf),
  }
  const sellerCommand = {
    preHandler: limited('seller command', limits.sellerCommandsPerAccount, HOUR, accountOf),
  }
  const trackingChanges = limited('tracking change', TRACKING_CHANGES, HOUR, idOf)
  return {
    signIn: {
      async onRequest(request) {
        if (!hasCookies(request)) await guesses(request)
      },
      async preHandler(request) {
        const device = await knownDevice(emailOf(request), request.headers.cookie)
        // Whatever strangers do, a device that the account is used on has its own allowance.
        if (device !== null) return deviceSignIns(device)(request)
        if (hasCookies(request)) await guesses(request)
        await signIns(request)
        // Calls that were just rejected don't get here, so one address alone never uses up the shared limit.
        await allSignIns(request)
      },
    },
    // Codes are counted by account if it is known.
    signInWithSecondFactor: { onRequest: guesses },
    requestSignInCode: {
      onRequest: guesses,
      async preHandler(request) {
        await codeMails(request)
        await allCodeMails(request)
      },
    },
    // Each challenge allows a few attempts. Wrong codes are also counted by account and by visitor.
    signInWithCode: { onRequest: guesses },
    registerWithoutVerify: { onRequest: guesses },
    forgotPassword: { onRequest: guesses, preHandler: mails('reset-password') },
    resendConfirmation: { onRequest: guesses, preHandler: mails('confirmation') },
    requestDeviceLink: { onRequest: guesses, preHandler: mails('device-link', 30 * MINUTE) },
    confirmDevice: { onRequest: guesses },
    readSetUp: { onRequest: setUps },
    saveSetUp: { onRequest: setUps },
    sendSetUpEmail: { onRequest: setUps },
    openMarketplace: { onRequest: setUps },
    resetPassword: { onRequest: guesses },
    activateAccount: { onRequest: guesses },
    refreshSession: { onRequest: refreshes },
    refreshTokens: { onRequest: refreshes },
    changePassword: { preHandler: owner },
    requestEmailChange: {
      async preHandler(request) {
        await owner(request)
        await emailChanges(request)
      },
    },
    deleteAccount: { preHandler: owner },
    setPayoutAccount: { preHandler: owner },
    startAuthenticatorApp: { preHandler: owner },
    removeAuthenticatorApp: { preHandler: owner },
    startPasskey: { preHandler: owner },
    removePasskey: { preHandler: owner },
    renewRecoveryCodes: { preHandler: owner },
    // Each answer is stored for a day under its key.
    addManyToCart: { preHandler: limited('sync', limits.syncsPerAccount, HOUR, accountOf) },
    // Many attempts suggest stolen cards.
    startPayment: {
      async preHandler(request) {
        await payments(request)
        // What has no account, or has used up its own share, takes nothing from the others at this address.
        await addressPayments(request)
      },
    },
    // Each asks the payment provider, which rejects all calls when there are too many.
    confirmPayment: {
      preHandler: limited('confirmation', limits.confirmationsPerAccount, MINUTE, accountOf),
    },
    // Each picture is decoded and encoded again.
    updateProfile: { preHandler: limited('profile', limits.profilesPerAccount, HOUR, accountOf) },
    uploadPicture: { preHandler: limited('upload', limits.uploadsPerAccount, HOUR, accountOf) },
    // Each is read by a person.
    askQuestion: { preHandler: limited('question', limits.questionsPerAccount, HOUR, accountOf) },
    uploadSellerPicture: {
      preHandler: limited('seller picture', limits.sellerPicturesPerAccount, HOUR, accountOf),
    },
    // Each invoice is rendered on request.
    getInvoice: invoice,
    getCreditNote: invoice,
    getSellerInvoice: invoice,
    getSellerCreditNote: invoice,
    getFeeInvoice: invoice,
    // Each writes emails, and most keep their answer for a day under a key.
    cancelOrder: orderCommand,
    confirmDelivery: orderCommand,
    requestReturn: orderCommand,
    cancelReturn: orderCommand,
    sendReturn: orderCommand,
    payOwnPostage: orderCommand,
    openClaim: orderCommand,
    withdrawClaim: orderCommand,
    openDispute: orderCommand,
    // Each review invalidates the responses of all products.
    writeReview: orderCommand,
    deleteReview: orderCommand,
    submitShopApplication: orderCommand,
    acceptShopInvitation: orderCommand,
    resendShopInvitation: orderCommand,
    inviteShopMember: {
      async preHandler(request) {
        await sellerCommand.preHandler(request)
        // The address may belong to anyone.
        await invitations(request)
        if (hasPassword(request)) await owner(request)
      },
    },
    changeShopMember: {
      async preHandler(request) {
        await sellerCommand.preHandler(request)
        if (hasPassword(request)) await owner(request)
      },
    },
    updateSellerShop: sellerCommand,
    updateSellerDelivery: sellerCommand,
    updateSellerTrader: sellerCommand,
    pauseSellerShop: sellerCommand,
    stateTaxRegistration: sellerCommand,
    endTaxRegistration: sellerCommand,
    removeShopMember: sellerCommand,
    answerReview: sellerCommand,
    reportReview: sellerCommand,
    answerQuestion: sellerCommand,
    correctAnswer: sellerCommand,
    reportQuestion: sellerCommand,
    confirmSellerOrder: sellerCommand,
    confirmSellerOrders: sellerCommand,
    shipSellerOrders: sellerCommand,
    cancelSellerOrder: sellerCommand,
    createFulfillment: sellerCommand,
    cancelFulfillment: sellerCommand,
    shipFulfillment: sellerCommand,
    correctTracking: {
      async preHandler(request) {
        await sellerCommand.preHandler(request)
        await trackingChanges(request)
      },
    },
    addOrderNote: sellerCommand,
    deliverFulfillment: sellerCommand,
    refundSellerOrder: sellerCommand,
    uploadSellerReturnLabel: sellerCommand,
    approveSellerReturn: sellerCommand,
    rejectSellerReturn: sellerCommand,
    receiveSellerReturn: sellerCommand,
    answerSellerClaim: sellerCommand,
    addDisputeStatement: sellerCommand,
    createSellerProduct: sellerCommand,
    deleteSellerProduct: sellerCommand,
    updateSellerProduct: sellerCommand,
    duplicateSellerProduct: sellerCommand,
    changeSellerProducts: sellerCommand,
    undoSellerProductsChange: sellerCommand,
    changeSellerStock: sellerCommand,
    changeSellerStocks: sellerCommand,
    createSellerCategory: sellerCommand,
    updateSellerCategory: sellerCommand,
    moveSellerCategory: sellerCommand,
    mergeSellerCategory: sellerCommand,
    deleteSellerCategory: sellerCommand,
    // Each is kept, read and compared with all that the shop has.
    startImport: sellerCommand,
    startBulkChange: sellerCommand,
    setRunMapping: sellerCommand,
    applyRun: sellerCommand,
    undoRun: sellerCommand,
    // Each download is rendered on request, for up to a hundred orders.
    createDownload: sellerCommand,
    quoteCart: { onRequest: byAddress('quote', limits.quotesPerAddress) },
    trackOrder: {
      onRequest: byAddress('tracking', limits.trackingsPerAddress),
      async preHandler(request) {
        if (!numberOf(request)) return
        await trackings(request)
        await allTrackings(request)
      },
    },
    declareWithdrawal: {
      onRequest: limited('withdrawal', limits.contactsPerAddress, HOUR, addressOf),
      async preHandler(request) {
        if (emailOf(request)) {
          await withdrawals(request)
          await allWithdrawals(request)
        }
        if (!numberOf(request)) return
        await trackings(request)
        await allTrackings(request)
      },
    },
    previewWithdrawal: { onRequest: byAddress('tracking', limits.trackingsPerAddress) },
    objectToWithdrawal: { onRequest: byAddress('tracking', limits.trackingsPerAddress) },
    declareOwnWithdrawal: orderCommand,
    reportContent: {
      onRequest: limited('report', limits.contactsPerAddress, HOUR, addressOf),
      preHandler: limited('report sender', limits.contactsPerSender, HOUR, emailOf),
    },
    sendContactMessage: {
      onRequest: limited('contact', limits.contactsPerAddress, HOUR, addressOf),
      preHandler: limited('contact sender', limits.contactsPerSender, HOUR, emailOf),
    },
  }
}
