import { createContext } from 'react-router'
import type { GalleryKind } from '../../../content.ts'
import type { GalleryStore } from '../store.ts'

/** What these pages read from. */
export const galleryStores = createContext<Record<GalleryKind, GalleryStore>>()
