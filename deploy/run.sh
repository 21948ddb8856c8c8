# Runs a script after installing what is missing: the first node may be the machine's, the second is the project's (decision 01).
node "$(dirname "$0")/install-missing.mjs" "$@"
case $? in
  0) exec node "$@" ;;
  3) exit 0 ;; # It was asked what the script does, and has said it.
  *) exit 1 ;;
esac
