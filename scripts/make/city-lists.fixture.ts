import type { CitiesByTier } from '../../src/content/city-tiers.ts';
import type { StateId } from '../../src/lib/us-states.ts';

const tiers = (metro: string, midSize: string, smaller: string): CitiesByTier => ({
  metro: metro.split(', '),
  midSize: midSize.split(', '),
  smaller: smaller.split(', '),
});

/**
 * Fixed lists for tests, so that editing the copy changes no expectation here. Chosen to be hard: metros side by side,
 * cities on coasts and borders, all on one side of the state.
 */
export const cityLists: Partial<Record<StateId, CitiesByTier>> = {
  texas: tiers(
    'Houston, San Antonio, Dallas',
    'Austin, Fort Worth, El Paso',
    'Arlington, Corpus Christi, Plano, Laredo, Lubbock, Irving, Garland, Frisco, McKinney, Amarillo, Grand Prairie, Brownsville, Killeen, McAllen, Midland, Pasadena',
  ),
  california: tiers(
    'Los Angeles, San Diego, San Jose',
    'San Francisco, Sacramento, Fresno',
    'Long Beach, Oakland, Bakersfield, Anaheim, Riverside, Stockton, Irvine, Santa Ana, Chula Vista, Fremont, Modesto, Oxnard, Santa Rosa, Walnut Creek, Santa Barbara, Redding',
  ),
  florida: tiers(
    'Miami, Tampa, Orlando',
    'Jacksonville, Fort Lauderdale, St. Petersburg',
    'West Palm Beach, Naples, Fort Myers, Sarasota, Tallahassee, Gainesville, Pensacola, Ocala, Daytona Beach, Boca Raton, Lakeland, Melbourne, Clearwater, Coral Gables',
  ),
  'new-york': tiers(
    'New York City, Buffalo, Rochester',
    'Albany, Syracuse, White Plains',
    'Yonkers, New Rochelle, Mount Vernon, Schenectady, Utica, Troy, Binghamton, Poughkeepsie, Ithaca, Mineola, Riverhead, Niagara Falls, Saratoga Springs, Kingston',
  ),
  pennsylvania: tiers(
    'Philadelphia, Pittsburgh, Allentown',
    'Erie, Reading, Scranton',
    'Bethlehem, Lancaster, Harrisburg, Altoona, York, State College, Wilkes-Barre, Chester, Easton, Norristown, Johnstown, Hazleton, West Chester, Greensburg, Butler, Williamsport',
  ),
  ohio: tiers(
    'Columbus, Cleveland, Cincinnati',
    'Toledo, Akron, Dayton',
    'Parma, Canton, Youngstown, Lorain, Hamilton, Springfield, Kettering, Elyria, Lakewood, Mansfield, Newark, Dublin, Delaware, Medina',
  ),
  georgia: tiers(
    'Atlanta, Augusta, Savannah',
    'Columbus, Macon, Athens',
    'Sandy Springs, Roswell, Johns Creek, Alpharetta, Marietta, Lawrenceville, Decatur, Valdosta, Albany, Warner Robins, Rome, Gainesville, Cumming, Dalton',
  ),
  'north-carolina': tiers(
    'Charlotte, Raleigh, Greensboro',
    'Durham, Winston-Salem, Fayetteville',
    'Cary, Wilmington, High Point, Concord, Asheville, Gastonia, Jacksonville, Chapel Hill, Huntersville, Greenville, Hickory, Mooresville, Apex, Salisbury',
  ),
  michigan: tiers(
    'Detroit, Grand Rapids, Lansing',
    'Ann Arbor, Flint, Kalamazoo',
    'Warren, Sterling Heights, Troy, Southfield, Farmington Hills, Saginaw, Battle Creek, Traverse City, Muskegon, Holland, Jackson, Port Huron, Marquette, Bay City',
  ),
  illinois: tiers(
    'Chicago, Aurora, Rockford',
    'Naperville, Joliet, Springfield',
    'Peoria, Elgin, Waukegan, Champaign, Bloomington, Decatur, Evanston, Schaumburg, Wheaton, Belleville, Edwardsville, Carbondale, Moline, Quincy',
  ),
  alabama: tiers(
    'Birmingham, Montgomery, Huntsville',
    'Mobile, Tuscaloosa, Hoover',
    'Dothan, Auburn, Decatur, Madison, Florence, Gadsden, Prattville, Phenix City, Vestavia Hills, Alabaster, Opelika, Enterprise, Bessemer, Homewood, Athens, Daphne',
  ),
  alaska: tiers(
    'Anchorage, Fairbanks, Juneau',
    'Wasilla, Sitka, Ketchikan',
    'Kenai, Kodiak, Bethel, Palmer, Homer, Soldotna, Valdez, Nome, Barrow, Petersburg, Wrangell, Seward, Cordova, North Pole, Dillingham, Kotzebue',
  ),
  arizona: tiers(
    'Phoenix, Tucson, Mesa',
    'Chandler, Scottsdale, Glendale',
    'Gilbert, Tempe, Peoria, Surprise, Yuma, Avondale, Goodyear, Flagstaff, Buckeye, Lake Havasu City, Casa Grande, Sierra Vista, Maricopa, Prescott, Bullhead City, Apache Junction',
  ),
};
