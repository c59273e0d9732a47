/** Of restoring from the bin and of setting back, in their office screens. */
export const silentWords = {
  bn: 'তখন অনুসারীদের ফোনে বার্তা যায় না।',
  en: 'Followers are not told of it.',
}
