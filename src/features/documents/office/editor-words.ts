const bn = {
  tools: 'লেখা সাজানোর বোতাম',
  heading: 'শিরোনাম',
  bold: 'মোটা',
  list: 'তালিকা',
  numbers: '১, ২, ৩',
  link: 'লিংক',
  table: 'ছক',
  boldText: 'লেখা',
  linkText: 'লিংকের লেখা',
  column: (number: string) => `ঘর ${number}`,
  preview: 'দর্শক যা দেখবেন',
  nothingYet: 'যা লিখবেন, তা এখানে দেখা যাবে।',
}

const en: typeof bn = {
  tools: 'Buttons that format the text',
  heading: 'Heading',
  bold: 'Bold',
  list: 'List',
  numbers: '1, 2, 3',
  link: 'Link',
  table: 'Table',
  boldText: 'text',
  linkText: 'text of the link',
  column: (number) => `column ${number}`,
  preview: 'What visitors will see',
  nothingYet: 'What you write appears here.',
}

export const editorWords = { bn, en }
