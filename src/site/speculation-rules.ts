/**
 * Which pages a browser may fetch as soon as a finger or the pointer is down on a link to them: those of
 * this site that are pages, whole in their HTML. Decision 14 says why so late, and why no more than the HTML.
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
                // Set up, these lead to other hosts.
                '/*.aspx',
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
