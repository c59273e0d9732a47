/** The two galleries: same shape; the main gallery also holds videos, and photos not yet scanned. */
export const galleryKinds = {
  photos: { path: 'gallery', page: '/photo-gallery', takesVideos: false },
  jubilee: { path: 'main-gallery', page: '/golden-jubilee-photo-gallery', takesVideos: true },
} as const

export type GalleryKind = keyof typeof galleryKinds

export const GALLERY_KINDS = Object.keys(galleryKinds) as GalleryKind[]
