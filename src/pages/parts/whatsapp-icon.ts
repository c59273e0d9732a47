/** An outline of 24 × 24 pixels. */
export const WHATSAPP_ICON =
  'M20.5 11.8A8.4 8.4 0 0 1 8 19.1l-4.5 1.4 1.4-4.4a8.4 8.4 0 1 1 15.6-4.3zM9 8.5c0 3.7 2.8 6.5 6.5 6.5v-2l-2-.8-1 1A5 5 0 0 1 10 10.7l1-1L10.2 8.5H9z'
