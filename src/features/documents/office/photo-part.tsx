import { useQuery } from '@tanstack/react-query'
import { retryUntilReached } from '../../../office/connection.ts'
import { Loaded } from '../../../office/loaded.tsx'
import { useScreenWords } from '../../../office/staff-context.tsx'
import { formWords } from './form-words.ts'
import type { PhotoPagesProps } from './photo-pages/photo-pages.tsx'

/** The photographed pages. Their code is loaded when it is needed, while the camera is open. */
export function PhotoPart(props: PhotoPagesProps) {
  const words = useScreenWords(formWords)
  const code = useQuery({
    queryKey: ['code of photo pages'],
    queryFn: ({ signal }) =>
      retryUntilReached(() => import('./photo-pages/photo-pages.tsx'), { signal }),
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
    // Code is not data.
    structuralSharing: false,
  })
  return (
    <div id="field-file">
      <Loaded query={code} lead={words.failedToLoad}>
        {({ PhotoPages }) => <PhotoPages {...props} />}
      </Loaded>
    </div>
  )
}
