/** Pages below Mozilla/Add-ons and their new addresses in the Extension Workshop. */
export const ADDON_PUBLISHING_PAGES: readonly (readonly [page: string, to: string])[] = [
  ["AMO/Blocking_Process", "publish/add-ons-blocking-process/"],
  ["AMO/Policy/Agreement", "publish/firefox-add-on-distribution-agreement/"],
  ["AMO/Policy/Reviews", "publish/add-on-policies/"],
  ["Distribution", "publish/signing-and-distribution-overview/#distributing-your-addon"],
  [
    "Distribution/Make_money_from_browser_extensions",
    "publish/make-money-from-browser-extensions/",
  ],
  ["Distribution/Promoting_your_extension_or_theme", "publish/promoting-your-extension/"],
  ["Distribution/Resources_for_publishers", "manage/resources-for-publishers/"],
  ["Distribution/Retiring_your_extension", "manage/retiring-your-extension/"],
  ["Distribution/Submitting_an_add-on", "publish/submitting-an-add-on/"],
  ["Listing", "develop/create-an-appealing-listing/"],
  ["Source_Code_Submission", "publish/source-code-submission/"],
  ["Themes/Using_the_AMO_theme_generator", "themes/using-the-amo-theme-generator/"],
  ["Third_Party_Library_Usage", "publish/third-party-library-usage/"],
  ["Updates", "manage/updating-your-extension/"],
  [
    "WebExtensions/Best_practices_for_updating_your_extension",
    "manage/best-practices-for-updating/",
  ],
  [
    "WebExtensions/Choose_a_Firefox_version_for_web_extension_develop",
    "develop/choosing-a-firefox-version-for-extension-development/",
  ],
  [
    "WebExtensions/Comparison_with_the_Add-on_SDK",
    "develop/comparison-with-the-add-on-sdk/",
  ],
  [
    "WebExtensions/Comparison_with_XUL_XPCOM_extensions",
    "develop/comparison-with-xul-xpcom-extensions/",
  ],
  ["WebExtensions/Debugging", "develop/debugging/"],
  ["WebExtensions/Developer_accounts", "publish/developer-accounts/"],
  [
    "WebExtensions/Developing_WebExtensions_for_Firefox_for_Android",
    "develop/developing-extensions-for-firefox-for-android/",
  ],
  ["WebExtensions/Development_Tools", "develop/browser-extension-development-tools/"],
  [
    "WebExtensions/Differences_between_desktop_and_Android",
    "develop/differences-between-desktop-and-android-extensions/",
  ],
  ["WebExtensions/Distribution_options", "publish/signing-and-distribution-overview/"],
  [
    "WebExtensions/Distribution_options/Add-ons_for_desktop_apps",
    "publish/distribute-for-desktop-apps/",
  ],
  ["WebExtensions/Distribution_options/Add-ons_in_the_enterprise", "enterprise/"],
  [
    "WebExtensions/Distribution_options/Sideloading_add-ons",
    "publish/distribute-sideloading/",
  ],
  ["WebExtensions/Getting_started_with_web-ext", "develop/getting-started-with-web-ext/"],
  [
    "WebExtensions/onboarding_upboarding_offboarding_best_practices",
    "develop/onboard-upboard-offboard-users/",
  ],
  ["WebExtensions/Package_your_extension_", "publish/package-your-extension/"],
  [
    "WebExtensions/Porting_a_Google_Chrome_extension",
    "develop/porting-a-google-chrome-extension/",
  ],
  [
    "WebExtensions/Porting_a_legacy_Firefox_add-on",
    "develop/porting-a-legacy-firefox-extension/",
  ],
  [
    "WebExtensions/Prompt_users_for_data_and_privacy_consents",
    "develop/best-practices-for-collecting-user-data-consents/",
  ],
  [
    "WebExtensions/Request_the_right_permissions",
    "develop/request-the-right-permissions/",
  ],
  ["WebExtensions/Security_best_practices", "develop/build-a-secure-extension/"],
  [
    "WebExtensions/Temporary_Installation_in_Firefox",
    "develop/temporary-installation-in-firefox/",
  ],
  ["WebExtensions/Test_permission_requests", "develop/test-permission-requests/"],
  [
    "WebExtensions/Testing_persistent_and_restart_features",
    "develop/testing-persistent-and-restart-features/",
  ],
  [
    "WebExtensions/User_experience_best_practices",
    "develop/user-experience-best-practices/",
  ],
  [
    "WebExtensions/user_interface/Accessibility_guidelines",
    "develop/build-an-accessible-extension/",
  ],
  ["WebExtensions/web-ext_command_reference", "develop/web-ext-command-reference/"],
  [
    "WebExtensions/WebExtensions_and_the_Add-on_ID",
    "develop/extensions-and-the-add-on-id/",
  ],
];
