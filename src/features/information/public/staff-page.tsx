import { data } from 'react-router'
import { fetchContent, statusOf } from '../../../request/context.ts'
import { DataTable } from '../../../pages/parts/data-table.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { StructuredData } from '../../../pages/parts/head.tsx'
import { formatNumber } from '../../../words/format.ts'
import { PeoplePage, peopleStyle, readPeople } from '../../people/public/people-page.tsx'
import { BOARD_PATH } from '../entries.ts'
import type { OwnValue } from '../schema.ts'
import { totalPosts, vacantOf } from '../sums.ts'
import type { Route } from './+types/staff-page.ts'
import { recordIn } from '../../../words/language.ts'
import { InItsLanguage } from './in-its-language.tsx'
import tableCss from '../../../pages/parts/table.css?inline'
import postsCss from './posts.css?inline'

type Page = Route.ComponentProps['loaderData']

export const handle = {
  style: (page?: Page) => [
    // First, because the style of the people replaces its cards.
    ...(page?.posts.length ? [tableCss] : []),
    ...peopleStyle(page?.fetched),
    ...(page?.posts.length ? [postsCss] : []),
  ],
}

export async function loader({ context }: Route.LoaderArgs) {
  const fetched = await fetchContent(context, async (stores) => ({
    people: await readPeople(stores),
    officers: (await stores.officers.list()).map(({ category }) => category),
    posts: (await stores.information.find('posts')).value.rows,
  }))
  const { content } = fetched
  return data(
    {
      fetched: content ? { content: content.people } : ({ isFailed: true } as const),
      categories: content?.officers ?? [],
      posts: content?.posts ?? [],
    },
    statusOf(fetched),
  )
}

/** The people of the school, with its posts if they are written. */
export default function StaffPage({ loaderData }: Route.ComponentProps) {
  const { fetched, categories, posts } = loaderData
  return (
    <PeoplePage
      fetched={fetched}
      before={posts.length > 0 && <Figures categories={categories} posts={posts} />}
      after={posts.length > 0 && <Posts posts={posts} />}
    />
  )
}

type Rows = OwnValue<'posts'>['rows']

function Figures({ categories, posts }: { categories: string[]; posts: Rows }) {
  const { language, words } = usePage()
  const { figures } = words.information
  const { sanctioned, vacant } = totalPosts(posts)
  const teachers = categories.filter((category) => category === 'teacher').length
  const shown = [
    [figures.teachers, teachers],
    [figures.officers, categories.length - teachers],
    [figures.sanctioned, sanctioned],
    [figures.vacant, vacant],
  ] as const
  return (
    <dl className="card post-figures">
      {shown.map(([label, value]) => (
        <div key={label}>
          <dt className="s">{label}</dt> <dd>{formatNumber(value, language)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Posts({ posts }: { posts: Rows }) {
  const { language, words, schoolName, origin, to } = usePage()
  const { fields, total, titles, attached, csv, descriptionOf } = words.information
  const all = {
    title: total,
    titleEnglish: '',
    remark: '',
    ...totalPosts(posts),
    women: posts.every(({ women }) => women !== null)
      ? posts.reduce((sum, { women }) => sum + women!, 0)
      : null,
  }
  type Numbers = Pick<typeof all, 'sanctioned' | 'filled' | 'women' | 'vacant'>
  const number = (field: keyof Numbers) => ({
    head: fields[field],
    label: fields[field],
    render: ({ [field]: value }: Numbers) => (value === null ? '–' : formatNumber(value, language)),
    isNumber: true,
  })
  const address = to(`${BOARD_PATH}/posts.csv`)
  return (
    <section id="posts" aria-labelledby="posts-title">
      <h2 id="posts-title">{titles.posts}</h2>
      <DataTable
        className="posts"
        caption={titles.posts}
        hidesCaption
        columns={[
          {
            head: fields.title,
            render: ({ title, remark }) => (
              <>
                <InItsLanguage>{title}</InItsLanguage>
                {remark && (
                  <small>
                    <InItsLanguage>{remark}</InItsLanguage>
                  </small>
                )}
              </>
            ),
            isRowHead: true,
          },
          number('sanctioned'),
          number('filled'),
          number('women'),
          number('vacant'),
        ]}
        rows={[
          ...posts.map((post) => ({ ...recordIn(language, post), vacant: vacantOf(post) })),
          all,
        ]}
        rowClass={(row) => (row === all ? 'total' : undefined)}
      />
      <p className="s">{attached}</p>
      <p className="choices">
        <a className="btn q" href={address}>
          {csv}
        </a>
      </p>
      <StructuredData
        data={{
          '@type': 'Dataset',
          name: titles.posts,
          description: descriptionOf(titles.posts),
          creator: { '@type': 'HighSchool', name: schoolName, url: `${origin}/` },
          distribution: {
            '@type': 'DataDownload',
            encodingFormat: 'text/csv',
            contentUrl: origin + address,
          },
        }}
      />
    </section>
  )
}
