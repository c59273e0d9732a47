/**
 * Lets browsers prefetch a page's HTML when a link is pressed. Decision 14 has the reasons for this
 * moment, and for HTML only.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                '/admin*',
                '/api/*',
                '/*uploads/*',
                '/*.xml',
                '/*.ics',
                '/*.csv',
                // It can redirect to another host.
                '/*internal-exam-result',
              ],
            },
          },
        ],
      },
      eagerness: 'conservative',
    },
  ],
})
