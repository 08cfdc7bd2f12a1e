// A chunk between the router and pages that few visits lead to: every page loads the router, and it would name all the
// chunks that these need.

export const loadCollections = async () =>
  (await import("@/pages/collections-page")).CollectionsPage;
export const loadShared = async () => (await import("@/pages/shared-page")).SharedPage;
export const loadSupport = async () => (await import("@/pages/support-page")).SupportPage;
export const loadPremium = async () => (await import("@/pages/premium-page")).PremiumPage;
export const loadPopupEnhancer = async () =>
  (await import("@/pages/popup-enhancer-page")).PopupEnhancerPage;
export const loadPaymentSuccess = async () =>
  (await import("@/pages/payment-success-page")).PaymentSuccessPage;
export const loadResetPassword = async () =>
  (await import("@/pages/reset-password-page")).ResetPasswordPage;
