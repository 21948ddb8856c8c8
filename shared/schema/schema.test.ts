import { buildSchema, GraphQLInputObjectType, GraphQLObjectType } from 'graphql';
import { blockTypes, fieldsOfBlock, innerTypes, schemaText } from './index.ts';

/** The fields of every type that the specification names, block by block and record by record. */
const specified: Record<string, string> = {
  // R48, R212
  Link: 'url target label',
  // R198, R212
  StyledLink: 'url target label style',
  // R173
  HeroLarge: 'backgroundImageMobile backgroundImageDesktop alt heading text',
  // R174
  HeroFullscreen: 'heading text buttons backgroundDesktop backgroundMobile',
  // R175
  HeroCollection: 'tags configurations collection',
  // R175
  Configuration: 'text picto',
  // R176
  HeroCms: 'image heading subheading caption',
  // R177
  HeroNavigation: 'label heading imageDesktop imageMobile leftCta rightCta',
  // R178
  HeroProduct: 'product',
  // R179, R210
  ImageFullTextBlock:
    'text cta linkLists icon alt backgroundColor backgroundDesktop backgroundMobile backgroundVideoDesktop backgroundVideoMobile',
  // R180
  PushImageFull: 'heading tag image cta',
  // R181
  PushTextImage: 'heading text cta image',
  // R182
  PushCatalog: 'image heading cta text document backgroundImageDesktop backgroundImageMobile',
  // R183
  SliderCollection: 'backgroundColor heading collections',
  // R184
  SliderJournal: 'heading text cta items',
  // R185
  SliderInspiration: 'backgroundColor heading inspirations',
  // R186
  SliderProductInterface: 'products',
  // R187
  SameCollectionSliderProduct: 'backgroundColor collection',
  // R188
  SameTypeSliderProduct: 'backgroundColor type subType',
  // R189
  SliderAccessories: 'accessories',
  // R190
  Showroom: 'label heading text cta inspirations',
  // R191
  EditoHalf: 'backgroundColor blockColor heading text cta image1 image2 image3 collection',
  // R192
  EditoTwoThird: 'reverse heading text image',
  // R193
  EditoCompo1: 'heading text image1 image2 image3 image4',
  // R194
  EditoCompo2: 'backgroundColor heading cta text image1 image2 image3 image4 image5 image6',
  // R195
  EditoSimple: 'backgroundColor text',
  // R196
  MeaXl: 'backgroundColor heading cta text position image picto',
  // R197
  ProjectSelection: 'label heading text cta',
  // R198
  CmsContent: 'content cta',
  // R199
  Diaporama: 'color images',
  // R200
  SimpleImageLegend: 'image legend',
  // R201
  DoubleImageLegend: 'image1 image2 legend1 legend2',
  // R202
  ColorChart: 'heading shades',
  // R202
  Shade: 'id url alt name',
  // R203
  Html: 'code sideEffects',
  // R204
  ProductFinder: 'document',
  // R205
  SeeMore: 'heading text cta',
  // R206
  ProductDetailsAccordion: 'product',
  // R207, C51
  MeaL: 'backgroundColor heading cta text position image picto',
  // R208, C51
  SliderProduct: 'heading products',
  // R209, C51
  Accordion: 'items',
  // R211
  HotspotImage: 'url alt legend hotspots',
  // R211
  Hotspot: 'x y heading text cta productId',
  // R92
  MenuItem: 'key url label target image submenu submenuType submenuCategories',
  // R92
  SubmenuItem: 'url target label image',
  // R103
  FooterMenu: 'menus address copyright icons socials',
  // R231
  ProductFilters: 'types collections dimensions materials colors',
  // R231
  CollectionFilter: 'name value pictoBlack pictoWhite isHiddenForProducts',
  // R241
  NuancierMaterial: 'id name image colorFamilyCode colorName finishName',
  // R249
  FinderStep: 'id first type label question subtitle image answers',
  // R249
  FinderAnswer: 'icon title subtitle value goTo resultLabel',
  // R250
  FinderMapping: 'combination products',
  // R266
  Wishlist: 'id title revision_id products',
  // R293
  Account: 'id email wishlists',
  // R329
  Store: 'id name subName group type address zipCode city country_code mail phone website geoloc',
  // R342, C20
  ContactInput:
    'civility firstName lastName company email phone commandNumber resellerType reseller subject object body files',
  // R358 to R360, R363
  Seo: 'title description abstract keywords robots canonicalUrl contentLanguage ogDeterminer ogSiteName ogType ogUrl ogTitle ogDescription ogImage twitterType twitterTitle twitterDescription twitterUrl twitterImage productPrice productAvailability productCondition',
  // R365, R366, R369, R370
  Product:
    'uid id url heading description descriptionDigital colorScheme productType productSubType size materials layout vasques colorFamilies sizeVariantCount collection fichesTechniques noticesMontage guidesChoix fichesTarif heroImage carrouselImage cardImage seo',
  // R366
  ProductMaterial: 'name colorCount finishCount summary',
  // R367
  ProductLayout: 'dimensions shelvesCount drawerCount nicheCount doorCount mirrorDoorLabel handles',
  // R368
  ProductVasques: 'vasquesPositionOptions vasquesTypeOptions vasquesMaterials',
  // R371
  Collection:
    'id url heading description heroImage heroImageMobile image imageSlider iconDark iconWhite tailored colorScheme isHiddenForProducts',
  // R373
  Inspiration: 'id url heading text image link',
  // R373
  CmsPage: 'title description url',
  // R372
  Article: 'id url heading label category date author imageMea imagePreview imageMain',
  // R374
  Project: 'id heading url familySituation surface inspiration',
  // R374
  Surface: 'id name image',
  // R375
  ProductPage: 'items pageInfo',
  // R375
  PageInfo: 'totalCount limit offset hasMore',
  // R376
  GenericResponse: 'isError message',
};

const schema = buildSchema(schemaText);

test.each(Object.entries(specified))('%s has every field that the specification names', (name, fields) => {
  const type = schema.getType(name);
  const isRecord = type instanceof GraphQLObjectType || type instanceof GraphQLInputObjectType;
  expect(isRecord ? Object.keys(type.getFields()) : []).toEqual(expect.arrayContaining(fields.split(' ')));
});

// C29
test('what an older schema called otherwise is still answered', () => {
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  expect(Object.keys(query?.getFields() ?? {})).toEqual(expect.arrayContaining(['filterProduct', 'refreshJwtToken']));
  expect(Object.keys(mutation?.getFields() ?? {})).toEqual(
    expect.arrayContaining(['register', 'addProductToWishlist', 'deleteProductToWishlist', 'submitContactForm']),
  );
});

it('lists what stands in pages as blocks, and what stands inside of those', () => {
  expect(blockTypes).toEqual(expect.arrayContaining(['HeroLarge', 'Accordion', 'SeeMore']));
  for (const type of blockTypes) expect(fieldsOfBlock(type)).not.toHaveLength(0);
  expect(blockTypes).not.toContain('Product');
  expect(innerTypes()).toContain('AccordionItem');
  expect(innerTypes().filter((type) => blockTypes.includes(type))).toEqual([]);
});

it('tells of each field of a block whether it is a list, whether it has to be stored, and what it holds', () => {
  const field = (type: string, name: string) => fieldsOfBlock(type).find((one) => one.name === name);
  expect(field('HeroFullscreen', 'buttons')).toMatchObject({ isList: true });
  expect(field('HeroFullscreen', 'heading')).toMatchObject({ isList: false });
  expect(field('HeroLarge', 'headingLanguage')).toBeUndefined();
  expect(field('Accordion', 'items')).toMatchObject({ isList: true, kind: 'object', type: 'AccordionItem' });
  expect(field('MeaXl', 'position')).toMatchObject({ kind: 'choice', values: ['left', 'right'] });
  expect(field('ProductDetailsAccordion', 'product')).toMatchObject({ kind: 'record', isList: false });
  expect(() => fieldsOfBlock('HeroTiny')).toThrow('The schema has no type HeroTiny');
});
