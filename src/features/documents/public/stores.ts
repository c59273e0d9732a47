import { createContext } from 'react-router'
import type { DocumentKind } from '../../../content.ts'
import type { DocumentStore } from '../store.ts'

/** What these pages read from. */
export const documentStores = createContext<Record<DocumentKind, DocumentStore>>()
