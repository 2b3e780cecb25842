# Texts of advertisements, surveys and announcements; the server alone renders them.

placement-label = Advertisement
placement-note = Ad
placement-hide = Don’t want to see ads?
placement-fallback = Learn front-end development with interactive lessons from our course partner.
placement-fallback-link = Find out more
survey-label = Survey
survey-hide = Hide this survey
survey-link = Take survey (opens in a new tab)
announcement-label = Announcement
announcement-hide = Hide this announcement
