import type { SiteSettings } from '../../base/schema-types/content'
import { timesFile } from '../../base/shared-types/addresses'

export const timerWorkflowFile = '.github/workflows/timer.yml'

/** https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows#schedule */
export const timerWorkflow = ({ url, timeZone = 'UTC' }: Pick<SiteSettings, 'url' | 'timeZone'>): string =>
  `# Written by npm run generate. Builds the site when a date of pages.json arrives: see docs/dates.md of schema-pages.
name: Timer

on:
  schedule:
    # Shortly after each full hour: GitHub is busiest on the hour itself.
    - cron: '4 * * * *'
      timezone: '${timeZone}'
  # A manual run always builds.
  workflow_dispatch:

# Reads nothing of the repository.
permissions: {}

concurrency: timer

jobs:
  build:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    steps:
      - name: Ask the site when it changes next
        id: site
        env:
          ADDRESS: ${url}/${timesFile}
        run: |
          if [ "$GITHUB_EVENT_NAME" = workflow_dispatch ]; then echo due=true >> "$GITHUB_OUTPUT"; exit; fi
          status=$(curl --silent --location --max-time 30 --retry 3 --output times.json --write-out '%{http_code}' "$ADDRESS") || true
          if [ "$status" = 000 ]; then
            echo "::warning::$ADDRESS could not be reached, so nothing is built. The next run tries again."
            exit
          fi
          next=$(sed -nE 's/^\\{"builtAt":"[^"]+","nextChange":"?([^"]+)"?\\}$/\\1/p' times.json)
          if [ "$status" != 200 ] || [ -z "$next" ]; then
            echo "::error::$ADDRESS does not say when the site changes next (status $status). Publish the site once, then run this by hand."
            exit 1
          fi
          echo "Next change: $next"
          now=$(date --utc +%Y-%m-%dT%H:%M:%S.000Z)
          if [ "$next" != null ] && [[ ! "$next" > "$now" ]]; then echo due=true >> "$GITHUB_OUTPUT"; fi

      - name: Start the build
        if: steps.site.outputs.due == 'true'
        env:
          BUILD_HOOK: \${{ secrets.BUILD_HOOK }}
        run: |
          if [ -z "$BUILD_HOOK" ]; then
            echo "::error::The site should change now, but there is no secret BUILD_HOOK to build it with. See docs/dates.md of schema-pages."
            exit 1
          fi
          curl --silent --show-error --fail --retry 3 --request POST --data '{}' --output /dev/null "$BUILD_HOOK"
`
