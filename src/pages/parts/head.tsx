import { bengaliPath, type Language, pathIn } from '../../words/language.ts'
import { useLocation } from 'react-router'
import { CARD_SIZE, type Picture } from '../../files/pictures/source.ts'
import { usePage } from './page-context.tsx'

/**
 * Title, description and links of a page, for browser tabs, search engines and messengers. React
 * moves them into the head.
 */
export function Head({
  title,
  lang,
  description,
  query = '',
  image,
  publishedAt,
}: {
  title: string
  /** The language of the title, if it is not the page's. */
  lang?: Language | undefined
  description: string
  /** The query of the canonical address, with its question mark. */
  query?: string | undefined
  /** The preview picture, if it is not the site's; `src` is its path below the site's root. */
  image?: Pick<Picture, 'src' | 'width' | 'height'> | undefined
  /** The date of an article, ISO 8601 UTC. */
  publishedAt?: string | undefined
}) {
  const { language, origin, schoolName, sharePicture } = usePage()
  const preview = image ?? { src: sharePicture, ...CARD_SIZE }
  const path = bengaliPath(useLocation().pathname)
  const address = (to: 'bn' | 'en') => `${origin}${pathIn(to, path)}${query}`
  const whole = title === schoolName ? title : `${title} · ${schoolName}`
  return (
    <>
      <title lang={lang}>{whole}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address(language)} />
      <link rel="alternate" hrefLang="bn" href={address('bn')} />
      <link rel="alternate" hrefLang="en" href={address('en')} />
      <link rel="alternate" hrefLang="x-default" href={address('bn')} />
      <meta property="og:type" content={publishedAt ? 'article' : 'website'} />
      {publishedAt && <meta property="article:published_time" content={publishedAt} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={schoolName} />
      <meta property="og:url" content={address(language)} />
      <meta property="og:image" content={`${origin}/${preview.src}`} />
      <meta property="og:image:width" content={String(preview.width)} />
      <meta property="og:image:height" content={String(preview.height)} />
      <meta property="og:locale" content={(lang ?? language) === 'bn' ? 'bn_BD' : 'en_GB'} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/**
 * Data for search engines (schema.org), in a block that browsers do not execute. Undefined members
 * are left out.
 */
export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  )
}
